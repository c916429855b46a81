import * as query from "@tanstack/react-query";
import { version } from "react";
import { version as domVersion } from "react-dom";
import * as hookForm from "react-hook-form";
import { expect, inject, test } from "vitest";

test("these tests run with the React that they are said to run with", () => {
  const react = inject("react");
  expect([version, domVersion].map((full) => full.split(".")[0])).toEqual([react, react]);
});

test("with React 18, other peers are the oldest that are supported, which lack what came since", () => {
  const isNew = inject("react") === "19";
  expect(["Watch" in hookForm, "timeoutManager" in query]).toEqual([isNew, isNew]);
});

declare module "vitest" {
  export interface ProvidedContext {
    /** The major version of React in a project of `vite.config.ts`. */
    readonly react: string;
  }
}

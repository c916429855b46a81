import * as query from "@tanstack/react-query";
import { version } from "react";
import { version as domVersion } from "react-dom";
import * as hookForm from "react-hook-form";
import { expect, inject, test } from "vitest";

test("runs with the requested version of React", () => {
  const react = inject("react");
  expect([version, domVersion].map((full) => full.split(".")[0])).toEqual([react, react]);
});

test("with React 18, runs with the oldest supported peers, without newer features", () => {
  const isNew = inject("react") === "19";
  expect(["Watch" in hookForm, "timeoutManager" in query]).toEqual([isNew, isNew]);
});

declare module "vitest" {
  export interface ProvidedContext {
    /** The major version of React in a project of `vite.config.ts`. */
    readonly react: string;
  }
}

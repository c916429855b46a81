import { version } from "react";
import { version as domVersion } from "react-dom";
import { expect, inject, test } from "vitest";

test("these tests run with the React that they are said to run with", () => {
  const react = inject("react");
  expect([version, domVersion].map((full) => full.split(".")[0])).toEqual([react, react]);
});

declare module "vitest" {
  export interface ProvidedContext {
    /** The major version of React in a project of `vite.config.ts`. */
    readonly react: string;
  }
}

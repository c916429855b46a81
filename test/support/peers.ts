import { join } from "node:path";
import react18 from "../react-18/package.json" with { type: "json" };
import { published } from "./published.ts";

/** The React under test: `REACT=18 vitest` runs the same projects with React 18 and the oldest of other peers. */
export const react = process.env["REACT"] === "18" ? "18" : "19";
const is18 = react === "18";

/** Resolves each peer of `test/react-18/package.json`, the oldest that is supported, in place of the newest. */
export const oldest = {
  find: new RegExp(`^(${Object.keys(react18.dependencies).join("|")})(?=/|$)`),
  replacement: `${join(import.meta.dirname, "../react-18/node_modules")}/$1`,
};

const esTestingLibrary = {
  find: /^@testing-library\/react$/,
  replacement: "@testing-library/react/dist/@testing-library/react.esm.js",
};

export const alias = is18 ? [...published, oldest, esTestingLibrary] : published;

/** Dependencies that import React: as CommonJS they would `require` it, which never passes through Vite's aliases. */
export const inlined = is18
  ? ["@testing-library/react", "downshift", "react-hook-form", /@tanstack\//]
  : [];

const calendars = [
  "@internationalized/date",
  "@mantine/dates",
  "@mui/x-date-pickers",
  "@mui/x-date-pickers/AdapterDayjs",
];

/** Files about calendars of design systems, which need newer peers than the oldest. */
export const withoutOldest = is18
  ? ["test/adapters/dates.*", "stories/fields/date.stories.tsx"]
  : [];

/** Packages to bundle before a browser starts: found while tests or stories run, they would be bundled anew with a second React. */
export const prebundled = {
  include: [
    "@emotion/react",
    "@tanstack/react-table",
    "axe-core",
    "@mui/material",
    "@mantine/core",
    "@chakra-ui/react",
    "react-aria-components",
    "@headlessui/react",
    "@radix-ui/react-dialog",
    "clsx",
    "tailwind-merge",
    ...(is18 ? [] : calendars),
  ],
};

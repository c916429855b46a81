import { join } from "node:path";

/** The oldest peers that are supported, in place of the newest: React 18 and what `test/react-18/package.json` names beside it. */
export const oldest = {
  find: /^(react|react-dom|react-hook-form|@tanstack\/react-(?:query|table))(?=\/|$)/,
  replacement: `${join(import.meta.dirname, "../react-18/node_modules")}/$1`,
};

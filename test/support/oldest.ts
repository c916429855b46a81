import { join } from "node:path";
import peers from "../react-18/package.json" with { type: "json" };

/** The oldest peers that are supported, in place of the newest: what `test/react-18/package.json` names. */
export const oldest = {
  find: new RegExp(`^(${Object.keys(peers.dependencies).join("|")})(?=/|$)`),
  replacement: `${join(import.meta.dirname, "../react-18/node_modules")}/$1`,
};

import { domConfig } from "./domConfig.ts";

/**
 * The tests of the React code that run in jsdom, and those of its languages and drafts. What only a browser has (a caret, layout, the pointer, undo) is
 * tested in one, where no mutants are tried: the files that are about it alone are left out. So are the tests of many definitions and of long
 * forms, which take longer than all others.
 */
export default domConfig("reactTests.tsx");

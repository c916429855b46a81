/**
 * The module `fast-check`, as the app has it: given, so that there is one copy and who does not use
 * it need not have it.
 */
export type FastCheck = typeof import("fast-check").default;

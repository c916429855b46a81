/**
 * The module `fast-check` of the app. It is passed in, so that there is one copy, and none for apps
 * that do not need it.
 */
export type FastCheck = typeof import("fast-check").default;

/** Files that the build of a page chooses by the name of an adapter. */
declare module "bench-adapter" {
  export const adapter: import("../adapters/index.ts").Adapter;
}

declare module "bench-look" {
  export const look: import("../adapters/index.ts").Look;
}

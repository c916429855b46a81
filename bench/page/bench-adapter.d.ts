/** Whichever adapter a page is built for. */
declare module "bench-adapter" {
  export const adapter: import("../adapters/adapter.ts").Adapter;
}

export const { createClient } = await import(
  new URL("../dist/package/dist/client/index.js", import.meta.url).href
);

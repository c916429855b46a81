import { runnerImport } from "vite";
import { endpointsOf } from "../../src/client/index.ts";
import { published } from "./published.ts";
import { samplePlugin } from "./samplePlugin.ts";

type Route = typeof import("sample:stories-guides-Servers.mdx/forward.ts");

/** The code of the guide, as people read it. */
const loadRoute = () =>
  runnerImport<Route>("sample:stories-guides-Servers.mdx/forward.ts", {
    configFile: false,
    plugins: [samplePlugin],
    resolve: { alias: published },
  });

let loaded: ReturnType<typeof loadRoute> | undefined;

/** The route of the guide "Servers": forwards what `endpointsOf` lists, and refuses everything else. */
export async function guideRoute(request: Request, upstream: URL): Promise<Response> {
  loaded ??= loadRoute();
  const { module } = await loaded;
  const allowed = endpointsOf();
  return module
    .forward(request, { service: upstream.href, key: "key", allowed, mayAsk: async () => true })
    .catch(() => new Response(null, { status: 502 }));
}

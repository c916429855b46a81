import { endpointOf } from "../../core/endpoints.ts";
import type { ListPaths, Page } from "../../core/index.ts";
import { TimeoutError } from "../errors/index.ts";
import { onAbort } from "../request/onAbort.ts";
import { request, type RequestSettings } from "../request/request.ts";
import { withDeadline } from "../request/withDeadline.ts";
import { lineOf } from "../requestLine.ts";
import { followLink, type LinkSettings } from "./link.ts";
import type { AnyListOptions } from "./listOptions.ts";
import { listUrl } from "./listUrl.ts";
import type { ReadItems } from "./readItems.ts";
import { readPage } from "./readPage.ts";

/** How lists are reached. */
export interface ListSettings extends RequestSettings, LinkSettings {
  readonly paths: ListPaths;
}

/** A list, and where to begin in it. */
export interface OpenList<T = unknown> {
  readonly start: URL;
  /** Where a link of the list leads, which the page at `from` gave. Throws `LinkError`. */
  readonly follow: (link: string, from?: URL) => URL;
  /** Rejects with a `ClientError`. */
  readonly read: (url: URL, signal: AbortSignal | undefined) => Promise<Page<T>>;
}

/**
 * The list that `name` and `options` tell. Nothing is sent.
 * @throws ClientError for what `listUrl` and `followLink` refuse
 */
export function openList<T>(
  settings: ListSettings,
  name: string,
  { at, ...options }: AnyListOptions,
  readItems: ReadItems<T>,
): OpenList<T> {
  const first = listUrl(settings, endpointOf(name, settings.paths), options);
  const follow = (link: string, from?: URL) => followLink(link, first, settings, from);
  return {
    start: at === undefined ? first : follow(at),
    follow,
    async read(url, signal) {
      const line = lineOf(url);
      const page = readPage(await request(url, settings, signal), line);
      const { totalTimeout: ms } = settings;
      const late = () => new TimeoutError(line, ms, "totalTimeout");
      const work = readItems(page.results, line);
      if (!(work instanceof Promise)) return { ...page, results: work };
      // When the signal was aborted by the schema itself, nobody waits for what that says.
      work.catch(() => undefined);
      const watch = onAbort(signal, line);
      return { ...page, results: await withDeadline({ ms, late, watch }, () => work) };
    },
  };
}

import { isPrivate } from "../../client/request/isPrivate.ts";
import { addressOf as read, pathOf } from "../../client/request/urlOf.ts";
import { DraftError } from "./DraftError.ts";

/**
 * The address of a draft below `url`, which is absolute or relative to the page. Answers go over
 * https, to the page's own origin, or within this machine, and nowhere else.
 * @throws BaseUrlError when `url` is no address or holds a password, a query or a fragment;
 * DraftError when it is not a safe one.
 */
export function addressOf(url: string, key: string): URL {
  const address = read(url, { method: "GET", path: "/" }, "url");
  if (!isPrivate(address))
    throw new DraftError(
      "failed",
      "No draft was sent because url is not an https address, nor one of the page's own origin, so others could read it.",
    );
  address.pathname = `${pathOf(address)}/${encodeURIComponent(key)}`;
  return address;
}

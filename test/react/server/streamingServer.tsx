import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
// React 18 has it for browsers and edge workers only.
import { renderToReadableStream } from "react-dom/server.browser";
import { HydratedForm } from "./hydratedForm.tsx";

type Render = (tree: ReactNode) => Promise<string>;

/** Every way in which React draws on a server. */
const ways: Readonly<Record<string, Render>> = {
  renderToString: async (tree) => renderToString(tree),
  renderToPipeableStream: (tree) =>
    new Promise((resolve, reject) => {
      const html = new PassThrough();
      const { pipe } = renderToPipeableStream(tree, {
        onAllReady: () => pipe(html),
        onError: reject,
      });
      resolve(text(html));
    }),
  renderToReadableStream: async (tree) => text(await renderToReadableStream(tree)),
};

/** The HTML of an example form. */
export const render = (way: string, id: string, locale: string): Promise<string> =>
  ways[way]?.(createElement(HydratedForm, { id, locale })) ??
  Promise.reject(new Error(`React does not draw by ${way}`));

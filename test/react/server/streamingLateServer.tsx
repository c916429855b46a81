import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { LatePage, type Wait } from "./lateForm.tsx";

/** Streams the page as soon as there is something to show; the form follows when `wait` is over. */
export function render(id: string, locale: string, wait: Wait): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<LatePage {...{ id, locale, wait }} />, {
      bootstrapModules: ["/script.js"],
      onShellReady: () => resolve(Readable.toWeb(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

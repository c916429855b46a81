import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** What a server sends. React 18 warns of layout effects, which run because there is a document here and not a server. */
export function serverHtml(tree: ReactNode): string {
  const { error } = console;
  console.error = (...words) => {
    if (!String(words[0]).includes("useLayoutEffect does nothing on the server")) error(...words);
  };
  try {
    return renderToString(tree);
  } finally {
    console.error = error;
  }
}

"use client";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { CollectionDocumentProps } from "./CollectionDocument.tsx";
import { UnreadCollection } from "./UnreadCollection.tsx";

type DocumentRenderer = LazyExoticComponent<ComponentType<CollectionDocumentProps>>;

const load = (): DocumentRenderer =>
  lazy(async () => {
    try {
      return { default: (await import("./CollectionDocument.tsx")).CollectionDocument };
    } catch (cause) {
      // Retries when the next collection mounts. A bundler may request the file again; a native
      // `import` in Chromium does not.
      loaded = load();
      const error = new Error("The code that renders a collection document could not be loaded", {
        cause,
      });
      error.name = "CodeNotLoadedError";
      return { default: (props) => <UnreadCollection {...props} error={error} /> };
    }
  });

let loaded = /* @__PURE__ */ load();

/**
 * Returns the `lazy` component that renders documents. Its code loads when the first document
 * renders, because most apps have none.
 */
export const lazyCollectionDocument = (): DocumentRenderer => loaded;

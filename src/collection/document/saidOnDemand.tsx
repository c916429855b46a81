"use client";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { CollectionDocumentProps } from "./SaidCollection.tsx";
import { UnreadCollection } from "./UnreadCollection.tsx";

type DrawsDocuments = LazyExoticComponent<ComponentType<CollectionDocumentProps>>;

const load = (): DrawsDocuments =>
  lazy(async () => {
    try {
      return { default: (await import("./SaidCollection.tsx")).SaidCollection };
    } catch (cause) {
      // For the next that is drawn. A bundler may ask again; `import` itself does not, in Chromium.
      loaded = load();
      const error = new Error("What reads a collection's document could not be loaded", { cause });
      error.name = "CodeNotLoadedError";
      return { default: (props) => <UnreadCollection {...props} error={error} /> };
    }
  });

let loaded = /* @__PURE__ */ load();

/** What draws documents, which most apps have none of: it is loaded with the first. */
export const saidOnDemand = (): DrawsDocuments => loaded;

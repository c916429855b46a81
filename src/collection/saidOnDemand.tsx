"use client";
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { CollectionDocumentProps } from "./SaidCollection.tsx";
import { UnreadCollection } from "./UnreadCollection.tsx";

interface DocumentProps {
  readonly props: CollectionDocumentProps;
  /** Draws it by what is asked for anew. */
  readonly again: () => void;
}

type DrawsDocuments = LazyExoticComponent<ComponentType<DocumentProps>>;

const load = (): DrawsDocuments =>
  lazy(async () => {
    try {
      const { SaidCollection } = await import("./SaidCollection.tsx");
      return { default: ({ props }) => <SaidCollection {...props} /> };
    } catch (cause) {
      // The next that is drawn asks again.
      loaded = load();
      const error = new Error("What reads a collection's document could not be loaded", { cause });
      return {
        default: ({ props, again }) => <UnreadCollection {...props} {...{ error, again }} />,
      };
    }
  });

let loaded = /* @__PURE__ */ load();

/** What draws documents, which most apps have none of: it is loaded with the first. */
export const saidOnDemand = (): DrawsDocuments => loaded;

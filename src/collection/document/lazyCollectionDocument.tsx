"use client";
import { type ComponentType, lazy, type LazyExoticComponent, type JSX } from "react";
import type { CollectionDocumentProps } from "./CollectionDocument.tsx";
import { unreadMessages, formFailure } from "../../core/messages/readFailure.ts";
import { renderAlert, useSettings } from "../../react/internal.ts";
import { useReportProblem } from "../issues/useReportProblem.ts";

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

interface UnreadCollectionProps extends Pick<
  CollectionDocumentProps,
  "messages" | "components" | "onFormError"
> {
  /**
   * The error if the code that parses documents failed to load, or a `TypeError` for an invalid list
   * of forms; `null` while the code is loading.
   */
  readonly error: Error | null;
}

/** Renders the loading or error state of a collection. */
export function UnreadCollection({ error, ...props }: UnreadCollectionProps): JSX.Element {
  const settings = useSettings(props);
  useReportProblem(error, props.onFormError);
  if (!error) return <output className="pf-status" {...unreadMessages(settings, "loading")} />;
  // A `TypeError` is the app's mistake, not a loading error.
  const reason = error instanceof TypeError ? "definitionError" : formFailure(error);
  const children = <p {...unreadMessages(settings, reason)} />;
  return renderAlert({ settings }, { kind: "alert", children });
}

"use client";
import { useEffect, useMemo, useReducer, useRef } from "react";
import type { BuilderClient } from "./tasks/useFormList.ts";
import type { Collection } from "../document/schema/collectionTypes.ts";
import { type Slot, useSettings } from "../react/internal.ts";
import type { FormSettings } from "../react/index.ts";
import { type BuilderMessageKey, builderTable } from "./builderMessages.ts";
import { builderReducer, type BuilderState, initialState } from "./state/builderState.ts";
import { type Place, titleOf, withDefinitions } from "./state/place.ts";
import type { Step, StepMessage } from "./state/steps.ts";
import { type FetchedDefinitions, useDefinitions } from "./tasks/useDefinitions.ts";

/** Options of `useCollectionBuilder`. */
export interface CollectionBuilderOptions extends Pick<FormSettings, "components" | "locale"> {
  /** The document to edit. */
  readonly document: Collection;
  /** Called after each step with the new document, which `safeParseCollection` accepts. */
  readonly onChange: (document: Collection) => void;
  /** The document that employees have now. Changes are compared with it. */
  readonly published?: Collection | undefined;
  /** Client that lists the standard forms and fetches their definitions. */
  readonly client?: BuilderClient | undefined;
  /** Overrides of the builder's English messages, by key. */
  readonly messages?: Readonly<Partial<Record<BuilderMessageKey | "lang", string>>> | undefined;
}

/** State and actions of a builder, for its panes. */
export interface CollectionBuilderApi extends Slot, FetchedDefinitions {
  readonly state: BuilderState;
  readonly document: Collection;
  readonly published: Collection | undefined;
  readonly client: BuilderClient | undefined;
  /** Description of the step that undo takes back, or `null`. */
  readonly undoable: string | null;
  readonly redoable: string | null;
  run(this: void, step: Step): void;
  select(this: void, place: Place): void;
  undo(this: void): void;
  redo(this: void): void;
  /** Returns a message of the builder. */
  t(this: void, key: BuilderMessageKey, values?: Readonly<Record<string, string>>): string;
  /** Returns the description of a step in words. */
  describe(this: void, message: StepMessage): string;
  /** Returns the title of a place, or its kind if it has no title yet. */
  title(this: void, place: Place): string;
}

/**
 * Edits a collection document step by step, with undo and redo. Render its state yourself, or use
 * `<CollectionBuilder>`.
 *
 * @example
 * const builder = useCollectionBuilder({ document, onChange: setDocument });
 * builder.run({ type: "move", place: { kind: "form", form: 1 }, by: -1 });
 */
export function useCollectionBuilder({
  document,
  onChange,
  published,
  client,
  messages,
  ...shared
}: CollectionBuilderOptions): CollectionBuilderApi {
  const settings = useSettings({ ...shared });
  const [state, dispatch] = useReducer(builderReducer, document, initialState);
  if (state.received !== document) dispatch({ type: "receive", document });

  const reported = useRef(document);
  useEffect(() => {
    if (reported.current === state.document) return;
    reported.current = state.document;
    if (state.document !== state.received) onChange(state.document);
  }, [state, onChange]);

  const actions = useMemo(
    () => ({
      run: (step: Step) => dispatch({ type: "step", step, published }),
      select: (place: Place) => dispatch({ type: "select", place }),
      undo: () => dispatch({ type: "undo" }),
      redo: () => dispatch({ type: "redo" }),
    }),
    [published],
  );
  const language = { locale: settings.locale, messages };
  const t: CollectionBuilderApi["t"] = (key, values) => builderTable.text(language, key, values);
  const fetched = useDefinitions(state.document, client);
  const { definitions } = fetched;
  const withTitles = useMemo(
    () => withDefinitions(state.document, definitions),
    [state.document, definitions],
  );
  const titleIn = (complete: Collection, place: Place): string =>
    titleOf(complete, place) ||
    (place.kind === "collection" || place.kind === "signature"
      ? t(place.kind)
      : t("untitled", { kind: t(place.kind).toLowerCase() }));
  const describe: CollectionBuilderApi["describe"] = ({ key, values, part }) =>
    t(
      key,
      part ? { title: titleIn(withDefinitions(part.document, definitions), part.place) } : values,
    );
  const describeLast = (revisions: BuilderState["past"]): string | null => {
    const message = revisions.at(-1)?.message;
    return message ? describe(message) : null;
  };
  return {
    ...fetched,
    ...actions,
    settings,
    state,
    document: state.document,
    published,
    client,
    undoable: describeLast(state.past),
    redoable: describeLast(state.future),
    t,
    describe,
    title: (place) => titleIn(withTitles, place),
  };
}

import { definitionSentence } from "../../document/read/definitionSentence.ts";
import { safeParseCollection } from "../../document/read/parseCollection.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { hasPlace, type Place, placeKey, samePlace } from "./place.ts";
import { applyStep, type Step, type StepMessage, type StepResult } from "./steps.ts";

/** A document before or after a step, which undo and redo restore. */
interface Revision {
  readonly document: Collection;
  readonly place: Place;
  /** Description of the step between this document and the next one. */
  readonly message: StepMessage;
}

/** State of a builder. Its documents are never modified. */
export interface BuilderState {
  readonly document: Collection;
  /** The last document that the app passed. */
  readonly received: Collection;
  /** Documents that the app has not passed back yet, the oldest first. */
  readonly emitted: readonly Collection[];
  /** The selected place. */
  readonly place: Place;
  readonly past: readonly Revision[];
  readonly future: readonly Revision[];
  /**
   * Property that the last step changed. The next change of the same property joins that step, so
   * that one undo removes a typed text.
   */
  readonly typing: string | null;
  /** Counts selections and steps that rewrite inputs. Edits by typing do not count. */
  readonly visit: number;
  /** Reason why the last step was refused, or `null`. */
  readonly refused: string | null;
  /** The last change, for the live region. */
  readonly announced: {
    readonly by: "step" | "undo" | "redo";
    readonly message: StepMessage;
  } | null;
}

/** Actions of a builder. */
export type BuilderAction =
  | { readonly type: "step"; readonly step: Step; readonly published?: Collection | undefined }
  | { readonly type: "select"; readonly place: Place }
  | { readonly type: "undo" | "redo" }
  /** The app passes a document: one that the builder emitted, or another one. */
  | { readonly type: "receive"; readonly document: Collection };

/** Steps that a builder can undo. */
const historyLimit = 1000;

export const initialState = (document: Collection): BuilderState => ({
  document,
  received: document,
  emitted: [],
  place: { kind: "collection" },
  past: [],
  future: [],
  typing: null,
  visit: 0,
  refused: null,
  announced: null,
});

/** Returns the reason why a document cannot be rendered, or `null`. */
export function problemOf(document: Collection): string | null {
  const parsed = safeParseCollection(document);
  const [issue] = parsed.ok ? [] : parsed.issues;
  return issue ? definitionSentence(issue) : null;
}

const emit = (state: BuilderState, document: Collection): BuilderState => ({
  ...state,
  document,
  emitted: [...state.emitted, document].slice(-historyLimit),
});

/** Returns the key of a property. Consecutive changes of one property join into one step. */
function typingKey(step: Step, place: Place): string | null {
  if (step.type === "replace") return step.type;
  return step.type === "set" ? `${step.what} ${placeKey(place)}` : null;
}

/** Returns the place after a step. Changes of other parts keep the selection. */
function selected({ place }: BuilderState, step: Step, result: StepResult): Place {
  const isElsewhere =
    step.type === "replace" || (step.type === "set" && !samePlace(step.place, place));
  return isElsewhere && hasPlace(result.document, place) ? place : result.place;
}

function step(state: BuilderState, step: Step, published: Collection | undefined): BuilderState {
  const { document, place, past } = state;
  const result = applyStep(document, step, published);
  if (!result) return state;
  const refused = problemOf(result.document);
  if (refused !== null) return { ...state, refused };
  const isTyping =
    state.typing !== null &&
    past.length > 0 &&
    state.typing === typingKey(step, step.type === "set" ? step.place : place);
  const before: Revision = { document, place, message: result.message };
  return {
    ...emit(state, result.document),
    place: selected(state, step, result),
    past: isTyping ? past : [...past, before].slice(-historyLimit),
    future: [],
    typing: typingKey(step, result.place),
    visit: step.type === "set" ? state.visit : state.visit + 1,
    refused: null,
    announced: { by: "step", message: result.message },
  };
}

/** Restores the last document of one list, and keeps the current one in the other. */
function restore(state: BuilderState, type: "undo" | "redo"): BuilderState {
  const [from, to] = type === "undo" ? [state.past, state.future] : [state.future, state.past];
  const revision = from.at(-1);
  if (!revision) return state;
  const { document, place, message } = revision;
  const rest = from.slice(0, -1);
  const kept = [...to, { document: state.document, place: state.place, message }];
  return {
    ...emit(state, document),
    place,
    past: type === "undo" ? rest : kept,
    future: type === "undo" ? kept : rest,
    typing: null,
    visit: state.visit + 1,
    refused: null,
    announced: { by: type, message },
  };
}

/** Loads a document of the app, unless the builder emitted it. An app may pass it back late. */
function receive(state: BuilderState, document: Collection): BuilderState {
  const at = state.emitted.indexOf(document);
  if (at >= 0) return { ...state, received: document, emitted: state.emitted.slice(at + 1) };
  if (document === state.document) return { ...state, received: document };
  const place: Place = hasPlace(document, state.place) ? state.place : { kind: "collection" };
  return { ...initialState(document), place, visit: state.visit + 1 };
}

/** Returns the state after an action. Refuses steps to a document that cannot be rendered. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "step":
      return step(state, action.step, action.published);
    case "undo":
    case "redo":
      return restore(state, action.type);
    case "select":
      return hasPlace(state.document, action.place)
        ? { ...state, place: action.place, typing: null, visit: state.visit + 1, refused: null }
        : state;
    case "receive":
      return receive(state, action.document);
  }
}

import type { Parameter } from "../../core/definition/form.ts";
import type { Collection, DocumentForm } from "../../document/schema/collectionTypes.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import { type Contents, type Place, type PlaceKind, type PlaceOf } from "./place.ts";
import { addForm, addQuestions, addSection, addSigner, duplicate } from "./add.ts";
import { move } from "./move.ts";
import { remove } from "./remove.ts";
import { type Write, write, type Written } from "./write.ts";

/** Arguments of each change of a document. */
interface StepArgs {
  /** Adds a form after the form of a place. */
  readonly addForm: { readonly entry: DocumentForm; readonly after: Place };
  /** Adds questions after a place. Those without a name are named by their labels. */
  readonly addQuestions: { readonly parameters: readonly Parameter[]; readonly after: Place };
  /** Adds a section that begins with the question of a place. */
  readonly addSection: { readonly title: string; readonly at: Place };
  readonly addSigner: { readonly title: string; readonly statement: string };
  readonly duplicate: { readonly place: Place };
  /** Moves a part by a number of places: `-1` is before its neighbour. */
  readonly move: { readonly place: Place; readonly by: number };
  /** Removes a part, and all references to it. */
  readonly remove: { readonly place: Place };
  /** Replaces the content of a place. `what` is the changed property in words: `label`. */
  readonly set: Write & { readonly what: string };
  /** Replaces the whole document. */
  readonly replace: { readonly document: Collection };
}

/** A change of a document: its type, and its arguments. */
export type Step = {
  readonly [Type in keyof StepArgs]: { readonly type: Type } & StepArgs[Type];
}[keyof StepArgs];

type SetStep = { readonly type: "set" } & StepArgs["set"];

const setters: {
  readonly [Kind in PlaceKind]: (
    place: PlaceOf<Kind>,
    content: Contents[Kind],
    what: string,
  ) => SetStep;
} = {
  collection: (place, content, what) => ({ type: "set", place, content, what }),
  form: (place, content, what) => ({ type: "set", place, content, what }),
  section: (place, content, what) => ({ type: "set", place, content, what }),
  question: (place, content, what) => ({ type: "set", place, content, what }),
  signature: (place, content, what) => ({ type: "set", place, content, what }),
  signer: (place, content, what) => ({ type: "set", place, content, what }),
};

/** Creates the step that replaces the content of a place, for a place of any kind. */
export function setStep<Kind extends PlaceKind>(
  place: PlaceOf<Kind>,
  content: Contents[Kind],
  what: string,
): Step {
  const kind: Kind = place.kind;
  return setters[kind](place, content, what);
}

/** Description of a step, for the undo button and the live region. */
export interface StepMessage {
  readonly key: BuilderMessageKey;
  readonly values?: Readonly<Record<string, string>>;
  /** The part whose title is inserted, in the document that has it. */
  readonly part?: Written;
}

/** Result of a step: the document, the selected place and the description. */
export interface StepResult extends Written {
  readonly message: StepMessage;
}

/** Adds the description of a part as it is before the step. */
const describe = (
  key: BuilderMessageKey,
  written: Written | null,
  document: Collection,
  place: Place,
): StepResult | null => written && { ...written, message: { key, part: { document, place } } };

/** Adds the description of a part as it is after the step. */
const describeNew = (written: Written | null): StepResult | null =>
  written && { ...written, message: { key: "added", part: written } };

const appliers: {
  readonly [Type in keyof StepArgs]: (
    document: Collection,
    step: StepArgs[Type],
    published: Collection | undefined,
  ) => StepResult | null;
} = {
  addForm: (document, { entry, after }) => describeNew(addForm(document, entry, after)),
  addQuestions(document, { parameters, after }) {
    const added = addQuestions(document, parameters, after);
    if (!added || parameters.length === 1) return describeNew(added);
    const values = { count: String(parameters.length) };
    return { ...added, message: { key: "addedQuestions", values } };
  },
  addSection: (document, { title, at }) => describeNew(addSection(document, title, at)),
  addSigner: (document, { title, statement }) => describeNew(addSigner(document, title, statement)),
  duplicate: (document, { place }) =>
    describe("duplicated", duplicate(document, place), document, place),
  move: (document, { place, by }) =>
    describe(by < 0 ? "movedUp" : "movedDown", move(document, place, by), document, place),
  remove: (document, { place }) => describe("removed", remove(document, place), document, place),
  set(document, { what, ...content }, published) {
    const written = write(document, content, published);
    return written && { ...written, message: { key: "changed", values: { what } } };
  },
  replace: (_, { document }) => ({
    document,
    place: { kind: "collection" },
    message: { key: "changedJson" },
  }),
};

/**
 * Applies a step to a document. Returns `null` if the step is impossible, such as moving the first
 * question up.
 *
 * @param published The document that employees have now. Its names do not follow labels.
 */
export function applyStep<Type extends Step["type"]>(
  document: Collection,
  step: { readonly type: Type } & StepArgs[Type],
  published?: Collection,
): StepResult | null {
  const type: Type = step.type;
  return appliers[type](document, step, published);
}

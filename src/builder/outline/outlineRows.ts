import type { Collection } from "../../document/schema/collectionTypes.ts";
import { groupsOf } from "../state/layout.ts";
import type { Place } from "../state/place.ts";

/** A row of the outline: a place, and its position in the tree. */
export interface OutlineRow {
  readonly place: Place;
  /** 1 for the collection, 2 for forms, and so on. */
  readonly level: number;
  /** Position among the rows with the same parent, from 1. */
  readonly position: number;
  readonly siblings: number;
}

interface Node {
  readonly place: Place;
  readonly children: readonly Node[];
}

const leaf = (place: Place): Node => ({ place, children: [] });

/** Returns the rows of the outline in the order of the page. */
export function outlineRows(document: Collection): readonly OutlineRow[] {
  const forms = document.forms.map((entry, form): Node => {
    const groups = groupsOf(entry).map(({ section, names }) => ({
      section,
      questions: names.map((name) => leaf({ kind: "question", form, name })),
    }));
    const children = groups.flatMap(({ section, questions }): readonly Node[] =>
      section === null
        ? questions
        : [{ place: { kind: "section", form, section }, children: questions }],
    );
    return { place: { kind: "form", form }, children };
  });
  const signers = (document.signers ?? []).map((_, signer) => leaf({ kind: "signer", signer }));
  const signature: Node = { place: { kind: "signature" }, children: signers };
  return rowsOf([{ place: { kind: "collection" }, children: [...forms, signature] }], 1);
}

const rowsOf = (nodes: readonly Node[], level: number): readonly OutlineRow[] =>
  nodes.flatMap(({ place, children }, at) => [
    { place, level, position: at + 1, siblings: nodes.length },
    ...rowsOf(children, level + 1),
  ]);

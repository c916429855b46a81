import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Form, Parameter } from "parameter-form/core";
import type { Collection } from "parameter-form/document";
import { type JSX, useEffect, useState } from "react";
import type { Place } from "../../../src/builder/state/place.ts";
import {
  type CollectionBuilderApi,
  useCollectionBuilder,
} from "../../../src/builder/useCollectionBuilder.ts";

/** Creates a question from its label. Its name is the label in snake case. */
export function question(label: string, type: Parameter["type"], required = false): Parameter {
  const shared = { name: label.toLowerCase().replaceAll(" ", "_"), label, required };
  return type === "select" ? { ...shared, type, options: countries } : { ...shared, type };
}

const countries = [
  { value: "US", label: "United States" },
  { value: "CA", label: "Canada" },
  { value: "MX", label: "Mexico" },
];

interface EditorProps<P> {
  readonly builder: CollectionBuilderApi;
  readonly place: P;
}

/** Renders an editor with a builder that has selected its place. */
export function renderEditor<P extends Place>(
  Editor: (props: EditorProps<P>) => JSX.Element | null,
  document: Collection,
  place: P,
  definitions?: ReadonlyMap<string, Form>,
) {
  const latest: { builder?: CollectionBuilderApi } = {};
  function Page(): JSX.Element {
    const [edited, onChange] = useState(document);
    const builder = useCollectionBuilder({ document: edited, onChange });
    useEffect(() => {
      Object.assign(latest, { builder });
    });
    return (
      <>
        <Editor builder={definitions ? { ...builder, definitions } : builder} place={place} />
        <button onClick={builder.undo}>Undo</button>
      </>
    );
  }
  render(<Page />);
  act(() => latest.builder?.select(place));
  return {
    user: userEvent.setup(),
    /** Returns the edited document. */
    document: () => latest.builder?.document ?? document,
    selected: () => latest.builder?.state.place,
  };
}

export const labelled = (label: string): HTMLElement => screen.getByLabelText(label);

export const button = (name: string): HTMLElement => screen.getByRole("button", { name });

/** Returns the labels of a select's options. */
export const optionsOf = (label: string): readonly string[] => {
  const element = labelled(label);
  return element instanceof HTMLSelectElement
    ? [...element.options].map((option) => option.label)
    : [];
};

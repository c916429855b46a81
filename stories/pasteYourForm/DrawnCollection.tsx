import { FormCollection } from "parameter-form/collection";
import type { Payload } from "parameter-form";
import type { Collection } from "parameter-form/document";
import { type JSX, useState } from "react";
import { written } from "./samples.ts";

/** The forms that a collection has by their ids alone. */
const absentIn = ({ forms }: Collection): readonly string[] =>
  forms.flatMap(({ form, id = "" }) => (form ? [] : [id]));

/** A collection to be filled in, and what it would send. */
export function DrawnCollection({ collection }: { collection: Collection }): JSX.Element {
  const [sent, send] = useState<Readonly<Record<string, Payload>>>({});
  const absent = absentIn(collection);
  if (absent.length > 0)
    return (
      <p>
        This page asks no service. Give the definition of {absent.join(", ")} as “form”, and the
        collection is drawn.
      </p>
    );
  return (
    <>
      <FormCollection
        collection={collection}
        onSign={({ id, payload }) => send((before) => ({ ...before, [id]: payload }))}
      />
      {Object.keys(sent).length > 0 && (
        <output className="answer" dir="ltr" data-testid="payload">
          {written(sent)}
        </output>
      )}
    </>
  );
}

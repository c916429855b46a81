import type { CollectionForm, FormCollectionProps } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { renderCollection, formOf, reviewed } from "../support/renderCollection.tsx";

const first = { form: formOf("a", "Exempt: boolean"), defaultValues: { Exempt: "true" } };
const isExempt = { name: "Exempt", equals: "true" };

const question = (
  how: Partial<CollectionForm>,
  second: Partial<CollectionForm>,
  more: Partial<FormCollectionProps> = {},
) => {
  const forms = [
    { ...first, ...how },
    { form: formOf("b", "One: string", "Two: string"), ...second },
  ];
  const view = renderCollection({ forms, step: "review", ...more });
  const shown = reviewed().filter((row) => !row.startsWith("Exempt"));
  view.unmount();
  return shown;
};

const counts: readonly (readonly [string, Partial<CollectionForm>, boolean])[] = [
  ["that can be answered counts", {}, true],
  ["that is only read counts", { fields: { Exempt: { readOnly: true } } }, true],
  ["of a form that is disabled as a whole counts", { disabled: true }, true],
  [
    "that is disabled by itself, and so is not sent, does not",
    { fields: { Exempt: { disabled: true } } },
    false,
  ],
];

describe("for conditions of another form, an answer", () => {
  test.each(counts)("%s", (_, how, isIncluded) => {
    const [one, two] = ["One: Not provided", "Two: Not provided"];
    expect(question(how, { when: isExempt })).toEqual(isIncluded ? [one, two] : []);
    expect(question(how, { conditions: { Two: isExempt } })).toEqual(
      isIncluded ? [one, two] : [one],
    );
  });

  test("is missing in a form that is not a step, too", () => {
    const how = { fields: { Exempt: { disabled: true } } };
    const steps = [{ step: "b", blocking: false }];
    expect(question(how, { when: isExempt }, { steps })).toEqual([]);
  });
});

import { act, render, screen } from "@testing-library/react";
import { type Components, ParameterFormProvider } from "parameter-form";
import {
  type AnswerKeeper,
  FormCollection,
  type FormCollectionProps,
} from "parameter-form/collection";
import { type Rules, zip } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { formOf } from "../support/renderCollection.tsx";
import { settled, summary } from "../support/renderForm.tsx";

const rules: Rules = {
  member_id: {
    sensitive: true,
    validate: (value) =>
      value.startsWith("M-") ? null : { type: "customError", reason: "member", message: "No M" },
  },
};
const messages = { change: "Alter" };
const components: Partial<Components> = {
  Button: ({ button }) => <button type="button" data-mine="" {...button} />,
};
const shared = { rules, messages, components };

/** A collection at its review, of a form that says something of each setting itself. */
function setup(
  values: Readonly<Record<string, string>>,
  props: Partial<FormCollectionProps>,
  around: typeof shared | object,
): void {
  const own = { rules: { home: zip() }, messages: { notAnswered: "-" }, components: {} };
  const form = formOf("a", "member_id: string", "home: string");
  render(
    <ParameterFormProvider {...around}>
      <FormCollection
        forms={[{ form, ...own, defaultValues: values }]}
        step="review"
        onSign={() => undefined}
        {...props}
      />
    </ParameterFormProvider>,
  );
}

type Setup = (
  values: Readonly<Record<string, string>>,
  props?: Partial<FormCollectionProps>,
) => void;

const places: readonly (readonly [string, Setup])[] = [
  ["collection", (values, props) => setup(values, { ...shared, ...props }, {})],
  ["provider", (values, props = {}) => setup(values, props, shared)],
];

const submit = () => act(async () => screen.getByRole("button", { name: "Submit" }).click());

describe.each(places)("with a form's own settings, the %s's", (_, setupForm) => {
  test("rule keeps an answer out of drafts, reviews and receipts", async () => {
    const restore = vi.fn<AnswerKeeper["restore"]>(() => Promise.resolve(null));
    const onFinish = vi.fn();
    setupForm(
      { member_id: "M-4711", home: "12345" },
      { draft: { restore, save: () => undefined, clear: () => undefined }, onFinish },
    );
    await settled();
    expect(restore.mock.lastCall?.[0].sensitive).toEqual(new Set(["member_id"]));
    expect(document.body.textContent).not.toContain("M-4711");
    await submit();
    expect(document.body.textContent).not.toContain("M-4711");
    expect(JSON.stringify(onFinish.mock.lastCall)).not.toContain("M-4711");
    expect(onFinish.mock.lastCall).toMatchObject([
      { forms: [{ pairs: [{ value: "11" }, { value: "12345" }] }] },
    ]);
  });

  test("rule blocks the submission like the form's own", async () => {
    setupForm({ member_id: "4711", home: "1" });
    await submit();
    expect(summary()).toEqual([
      "member_id: No M",
      "home: enter five or nine digits, such as 02134",
    ]);
  });

  test("messages and components are those of its review", () => {
    setupForm({ member_id: "M-4711" });
    expect(document.body).toHaveTextContent("home-");
    for (const name of [/^Alter home/u, /^Alter member_id/u])
      expect(screen.getByRole("button", { name })).toHaveAttribute("data-mine");
  });
});

import { act, screen } from "@testing-library/react";
import type { FormCollectionProps } from "parameter-form/collection";
import { type Form, parseForm } from "parameter-form/core";
import { afterEach, expect, test } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { field } from "../support/renderForm.tsx";
import { deferred } from "../support/deferred.ts";

const a = formOf("a", "Name: string?");
const b = formOf("b", "Count: number?");

afterEach(() => document.querySelector("[type=search]")?.remove());

/** A collection whose second form comes when it is told to, beside a search box of the host. */
function setup(props: Partial<FormCollectionProps> = {}) {
  const form = deferred<Form>();
  const host = document.body.appendChild(document.createElement("input"));
  host.type = "search";
  const view = renderCollection({
    forms: [{ form: a }, { id: "b" }],
    client: { getForm: () => form.promise },
    ...props,
  });
  return { ...view, host, come: () => form.resolve(parseForm(b)) };
}

test("does not move focus to a late form when the person has moved on", async () => {
  const { press, host, come } = setup();
  await press("Continue");
  expect(document.activeElement).toHaveClass("pf-heading");
  act(() => host.focus());
  await come();
  expect(stepShown()).toBe("Step 2 of 3: Form b");
  expect(host).toHaveFocus();
});

test("moves focus to a late form for a person who waited", async () => {
  const { press, come } = setup();
  await press("Continue");
  await come();
  expect(screen.getByRole("heading", { name: "Form b" })).toHaveFocus();
});

test("moves focus to the heading when the person comes back", async () => {
  const { press, host, come } = setup();
  await press("Continue");
  act(() => host.focus());
  await come();
  await press("Continue");
  await press("Back");
  expect(screen.getByRole("heading", { name: "Form b" })).toHaveFocus();
});

test("moves focus to the question of a review link, however late its form is", async () => {
  const { press, come } = setup();
  await press("Continue");
  await come();
  await press("Continue");
  expect(reviewed()).toContain("Count: Not provided");
  await press("Change Count");
  expect(field("Count")).toHaveFocus();
});

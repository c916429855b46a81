import { screen } from "@testing-library/react";
import type { FormCollectionProps, SignAnswer } from "parameter-form/collection";
import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";

const forms = [{ form: formOf("a", "Name: string?") }, { form: formOf("b", "Zip: string?") }];

type View = ReturnType<typeof renderCollection>;
type Row = readonly [
  what: string,
  asks: boolean,
  props: Partial<FormCollectionProps>,
  act: (view: View) => Promise<void>,
];

const draft = (status?: string) => ({
  restore: async () => null,
  save: () => {},
  clear: () => {},
  status,
});

const typed = async (view: View): Promise<void> => {
  await screen.findByLabelText("Name (optional)");
  await view.type("Name (optional)", "Ana");
};

/** Answers the first form, and goes on to the review. */
async function review(view: View): Promise<void> {
  await typed(view);
  await view.press("Continue");
  await view.press("Continue");
}

async function send(view: View): Promise<void> {
  await review(view);
  await view.press("Submit");
}

const table: readonly Row[] = [
  ["nothing was answered", false, {}, async () => {}],
  ["a form without an answer was left", false, {}, (view) => view.press("Continue")],
  ["an answer was given", true, {}, typed],
  ["its form was left", true, {}, review],
  ["the app asks itself", false, { confirmLeave: false }, review],
  ["a draft keeps the answers", false, { draft: draft("saved") }, review],
  ["a draft has no status", false, { draft: draft() }, review],
  ["a draft cannot keep them", true, { draft: draft("failed") }, review],
  ["a draft keeps those of another tab", true, { draft: draft("conflict") }, review],
  ["they are being sent", true, { onSign: () => new Promise<SignAnswer>(() => {}) }, send],
  ["they were refused", true, { onSign: () => ({ form: ["No"] }) }, send],
  [
    "the one form that was answered was accepted",
    false,
    { onSign: ({ id }) => (id === "a" ? {} : { form: ["No"] }) },
    send,
  ],
  [
    "a form that was not accepted has answers",
    true,
    { onSign: ({ id }) => (id === "b" ? {} : { form: ["No"] }) },
    send,
  ],
  ["all were accepted", false, {}, send],
];

test.each(table)(
  "the browser asks before the page is left when %s: %j",
  async (_, prompts, props, act) => {
    const view = renderCollection({ forms, ...props });
    await act(view);
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(prompts);
    view.unmount();
  },
);

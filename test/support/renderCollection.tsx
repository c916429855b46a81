import { act, render, screen } from "@testing-library/react";
import {
  FormCollection,
  type FormCollectionProps,
  type OnStepChange,
  type SignHandler,
} from "parameter-form/collection";
import { vi } from "vitest";
import { field, settled } from "./renderForm.tsx";
import { questions } from "./questions.ts";
import { createUser } from "./createUser.ts";

/** A form of a collection, from lines as `questions` parses them. */
export const formOf = (id: string, ...lines: readonly string[]) => ({
  ...questions(...lines),
  id,
  description: `Form ${id}`,
});

/** Focuses and clicks the element of this role and name. */
const activate =
  (role: "button" | "link") =>
  (name: string | RegExp): Promise<void> =>
    act(async () => {
      const element = screen.getByRole(role, { name });
      element.focus();
      element.click();
    });

/** Renders a collection, and returns functions that go through it. */
export function renderCollection(
  props: Omit<FormCollectionProps, "onSign"> & Partial<FormCollectionProps>,
  reactStrictMode = true,
) {
  const user = createUser();
  const onSign = vi.fn<SignHandler>();
  const onStepChange = vi.fn<OnStepChange>();
  const tree = (more: Partial<FormCollectionProps>) => (
    <FormCollection onSign={onSign} onStepChange={onStepChange} {...props} {...more} />
  );
  const view = render(tree({}), { reactStrictMode });
  return {
    user,
    onSign,
    onStepChange,
    unmount: view.unmount,
    change: (more: Partial<FormCollectionProps>): void => view.rerender(tree(more)),
    press: activate("button"),
    follow: activate("link"),
    async type(name: string, text: string): Promise<void> {
      await user.type(field(name), text);
      await settled();
    },
    async choose(name: string, label: string): Promise<void> {
      await user.selectOptions(field(name), label);
      await settled();
    },
  };
}

/** The heading of the current step after its position: "Step 1 of 3: Form a". */
export function stepShown(): string {
  const place = document.querySelector(".pf-step-place > :first-child")?.textContent;
  const heading = document.querySelector(".pf-step-head .pf-heading")?.textContent ?? "";
  return place === undefined || place === null ? heading : `${place}: ${heading}`;
}

/** The visible questions and answers of a review without buttons: `question: answer`. */
export const reviewed = (): readonly string[] =>
  [...document.querySelectorAll(".pf-review-row")].map((row) => {
    const question = row.querySelector("dt")?.textContent?.trim();
    const answer = (row.querySelector("dd [aria-hidden]") ?? row.querySelector("dd"))?.cloneNode(
      true,
    );
    if (answer instanceof Element) answer.querySelector("button")?.remove();
    return `${question}: ${answer?.textContent}`;
  });

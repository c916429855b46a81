import { act, render, screen } from "@testing-library/react";
import { createRef, StrictMode } from "react";
import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type SubmitHandler,
} from "parameter-form";
import type { Values } from "parameter-form/core";
import { vi } from "vitest";
import { questions } from "./questions.ts";
import { createUser } from "./createUser.ts";

type Props = Partial<ParameterFormProps>;

/** The control whose label is this name, or begins with it and a bracket. */
export function field(name: string): HTMLElement {
  const isNamed = (label: string | null) =>
    label === name || label?.startsWith(`${name} (`) === true;
  const selector = "input, select, textarea";
  // In a long form, Testing Library's own query takes seconds.
  const [found, another] = [...document.querySelectorAll("label")]
    .filter(({ textContent }) => isNamed(textContent))
    .map(({ htmlFor }) => document.getElementById(htmlFor));
  if (found?.matches(selector) && another === undefined) return found;
  return screen.getByLabelText(isNamed, { selector });
}

/** The submit button. To find it by its role takes Testing Library longer than to click it. */
export function submitButton(): HTMLElement {
  const [found, another] = document.querySelectorAll<HTMLElement>("button[type=submit]");
  const isNamed = found?.textContent === "Submit" && !found.hasAttribute("aria-label");
  if (isNamed && another === undefined && !found.closest("[hidden], [aria-hidden=true]"))
    return found;
  return screen.getByRole("button", { name: "Submit" });
}

/** The error message of a field without its prefix; empty when there is none. */
export function errorAt(name: string): string {
  const error = field(name).closest(".pf-field")?.querySelector(".pf-error");
  return error?.textContent?.replace(/^Error: /u, "") ?? "";
}

/** The lines of the error summary; none when there is no summary. */
export const summary = (): readonly string[] =>
  screen
    .queryAllByRole("alert")
    .flatMap((alert) => [...alert.querySelectorAll("li")])
    .map((item) => item.textContent ?? "");

/** Waits for promises of react-hook-form and for the renders that they cause. */
export const settled = (): Promise<void> => act(async () => {});

function click(button: HTMLElement): void {
  button.focus();
  button.click();
}

/** Renders a form of these questions, unless `props` has another, and returns functions that fill it in. */
export function renderForm(lines: readonly string[], props: Props = {}) {
  const user = createUser();
  const onSubmit = vi.fn<SubmitHandler>();
  const form = createRef<ParameterFormHandle>();
  const tree = (more: Props) => (
    <StrictMode>
      <ParameterForm
        ref={form}
        form={questions(...lines)}
        onSubmit={onSubmit}
        {...props}
        {...more}
      />
    </StrictMode>
  );
  const view = render(tree({}));
  return {
    user,
    onSubmit,
    form,
    container: view.container,
    unmount: view.unmount,
    /** Renders the same form with other props. */
    change: (more: Props): void => view.rerender(tree(more)),
    async type(name: string, text: string): Promise<void> {
      await user.type(field(name), text);
      await settled();
    },
    async choose(name: string, label: string): Promise<void> {
      await user.selectOptions(field(name), label);
      await settled();
    },
    /** Clicks the submit button, and waits as `settled` does. */
    submit: (): Promise<void> => act(async () => click(submitButton())),
    reset: (values?: Values): void => act(() => form.current?.reset(values)),
    /** The payload of the last submission, as `name=value`; `null` before the first. */
    submitted: (): readonly string[] | null =>
      onSubmit.mock.lastCall?.[1].payload.parameters.map(({ name, value }) => `${name}=${value}`) ??
      null,
  };
}

import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type SubmitHandler,
} from "parameter-form";
import { createRef } from "react";
import { vi } from "vitest";
import { find, patience, show } from "../../support/browser.tsx";

/** An id that React made, with what we may add to it. */
export const reactId = /^[:_«]r_?\w+[:_»](-\d+(-\w+)?)?$/i;

export const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, patience);

/** Draws a form and gives what it takes to fill it in. */
export async function open(form: unknown, props: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  const handle = createRef<ParameterFormHandle>();
  show(<ParameterForm ref={handle} {...{ form, onSubmit }} afterSubmit="edit" {...props} />);
  const button = await find("button[type=submit]");
  const element = await find("form");
  if (!(element instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement))
    throw new Error("There is no form");
  return {
    element,
    handle,
    click: () => button.click(),
    submitted: () => onSubmit.mock.lastCall,
    calls: onSubmit.mock.calls,
  };
}

/** What something is, without what it holds. */
export function kindOf(owner: object, name: string): string {
  const found: unknown = Reflect.get(owner, name);
  return typeof found === "object" ? Object.prototype.toString.call(found) : typeof found;
}

/** What a form with nothing in it has by a name, beside another. */
export function kindInBlankForm(beside: Element, name: string): string {
  const blank = document.createElement("form");
  beside.after(blank);
  const kind = kindOf(blank, name);
  blank.remove();
  return kind;
}

export const address = () => [location.href, history.length];

import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type SubmitHandler,
} from "parameter-form";
import { createRef, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { patience } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";
import { items } from "../combobox/comboboxPage.tsx";

export const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, patience);

export const place = {
  name: "place",
  label: "Place",
  type: "select",
  required: true,
  options: items(20),
};
export const form = {
  description: "Where and how much",
  parameters: [
    ...questions("ssn: string", "Extra: currency", "Exempt: boolean").parameters,
    place,
    ...questions("Name: string?").parameters,
  ],
};
export const long = {
  parameters: [
    ...form.parameters,
    ...questions(...Array.from({ length: 200 }, (_, at) => `More ${at}: currency?`)).parameters,
  ],
};

type Inside = Element | ShadowRoot;

export function shadowOf(parent: Inside, mode: ShadowRootMode): ShadowRoot {
  const root = parent
    .appendChild(document.createElement("div"))
    .attachShadow({ mode, delegatesFocus: mode === "closed" });
  for (const style of document.querySelectorAll("style")) root.append(style.cloneNode(true));
  return root;
}

export const boxOf = (parent: Inside, css: string): Element => {
  const box = parent.appendChild(document.createElement("div"));
  box.setAttribute("style", css);
  return box;
};

export function dialogOf(parent: Inside): HTMLDialogElement {
  const dialog = parent.appendChild(document.createElement("dialog"));
  dialog.showModal();
  return dialog;
}

/** Where a form can find itself. */
export const hosts: Readonly<Record<string, (page: Element) => Inside>> = {
  "a page": (page) => page,
  "a shadow root": (page) => shadowOf(page, "open"),
  "a closed shadow root": (page) => shadowOf(page, "closed"),
  "a shadow root in a shadow root": (page) => shadowOf(shadowOf(page, "open"), "open"),
  "a transformed parent": (page) => boxOf(page, "transform: translate(2rem, 1rem) rotate(0.5deg)"),
  "a scaled parent": (page) => boxOf(page, "transform: scale(0.8); transform-origin: 0 0"),
  "an overflow: hidden parent": (page) => boxOf(page, "overflow: hidden; block-size: 60rem"),
  "a contained parent": (page) => boxOf(page, "contain: layout paint; container-type: inline-size"),
  "a modal dialog": dialogOf,
  "a shadow root in a dialog": (page) => shadowOf(dialogOf(page), "open"),
  "a right-to-left parent": (page) => {
    const box = boxOf(page, "");
    box.setAttribute("dir", "rtl");
    return box;
  },
  "a table cell": (page) => {
    page.innerHTML = "<table><tbody><tr><td></td></tr></tbody></table>";
    return page.querySelector("td") ?? page;
  },
};

/** Draws a form somewhere, and gives ways to look at it there. */
export async function openIn(
  host: (page: Element) => Inside,
  definition: unknown,
  props: Partial<ParameterFormProps> = {},
) {
  const page = document.body.appendChild(document.createElement("main"));
  const inside = host(page);
  const container = inside.appendChild(document.createElement("div"));
  const onSubmit = vi.fn<SubmitHandler>();
  const handle = createRef<ParameterFormHandle>();
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <ParameterForm ref={handle} form={definition} onSubmit={onSubmit} {...props} />
    </StrictMode>,
  );
  onTestFinished(() => root.unmount());
  const only = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing in the form is ${selector}`);
    return found;
  };
  const scope = container.getRootNode();
  await until(() => expect(only("input[role=combobox]")).toBeVisible());
  return {
    container,
    handle,
    onSubmit,
    only,
    /** What has focus, as the form's own tree says. */
    focused: (): Element | null =>
      scope instanceof ShadowRoot || scope instanceof Document ? scope.activeElement : null,
    submit: () => only("button[type=submit]").click(),
    leave: () => root.unmount(),
    control: (label: string): HTMLElement => {
      const labels = [...container.querySelectorAll("label")];
      const id = labels.find(({ textContent }) => textContent?.startsWith(label))?.htmlFor ?? "";
      return only(`[id="${id}"]`);
    },
  };
}

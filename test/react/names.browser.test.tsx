import { ParameterForm, type ParameterFormHandle, type SubmitHandler } from "parameter-form";
import { createRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { definition } from "../core/definitions.ts";
import { hostileNames } from "../definitions/names.ts";
import { find, patience, show } from "../support/browser.tsx";

const names = hostileNames.map(([, name]) => name);

const formOf = (...named: readonly string[]) => ({
  parameters: named.map((name) => definition({ name, label: "Answer" })),
});

/** What something is, without what it holds. */
function kindOf(owner: object, name: string): string {
  const found: unknown = Reflect.get(owner, name);
  return typeof found === "object" ? Object.prototype.toString.call(found) : typeof found;
}

/** Draws a form and gives what it takes to fill it in. */
async function open(form: unknown) {
  const onSubmit = vi.fn<SubmitHandler>();
  const handle = createRef<ParameterFormHandle>();
  show(<ParameterForm ref={handle} form={form} onSubmit={onSubmit} />);
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

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(".pf-field input");
  if (!found) throw new Error("There is no input");
  return found;
};

async function type(text: string): Promise<void> {
  input().focus();
  await cdp().send("Input.insertText", { text });
}

const until = (assertion: () => void): Promise<void> => vi.waitFor(assertion, patience);

/** A form of the page that has nothing in it. */
function blankForm(beside: Element): HTMLFormElement {
  const blank = document.createElement("form");
  beside.after(blank);
  return blank;
}

const address = () => [location.href, history.length];

describe.each(hostileNames)("A parameter named %s", (_title, name) => {
  test("shows its required error, is reset, is submitted exactly, and hides nothing", async () => {
    const owners = [window, document];
    const before = owners.map((owner): unknown => Reflect.get(owner, name));
    const { element, handle, click, submitted, calls } = await open(formOf(name));
    const at = address();

    click();
    await until(() =>
      expect(document.querySelector(".pf-error")).toHaveTextContent("Enter Answer"),
    );
    const blank = blankForm(element);
    const byPlace = /^\d+$/.test(name);
    expect(byPlace || kindOf(element, name)).toBe(byPlace || kindOf(blank, name));
    blank.remove();
    expect(element.elements.namedItem(name)).toBeNull();
    expect(document.getElementsByName(name)).toHaveLength(0);
    expect(name === " " || document.getElementById(name) === null).toBe(true);
    expect(owners.map((owner): unknown => Reflect.get(owner, name))).toEqual(before);

    await type("x");
    await until(() => expect(document.querySelector(".pf-error")).toBeNull());
    handle.current?.reset();
    await until(() => expect(input().value).toBe(""));
    await type("y");
    expect([...new FormData(element)]).toEqual([]);
    click();
    await until(() => expect(calls).toHaveLength(1));
    expect(submitted()?.[1].payload).toEqual({ parameters: [{ name, value: "y" }] });
    expect(Object.entries(submitted()?.[0] ?? {})).toEqual([[name, "y"]]);
    handle.current?.focus(name);
    expect(document.activeElement).toBe(input());
    expect(address()).toEqual(at);
  });
});

test("all of them in one form keep to their own fields, and nothing of the page is hidden", async () => {
  const before = Object.getOwnPropertyNames(window);
  const { element, handle, click, calls, submitted } = await open(formOf(...names));
  await until(() => expect(document.querySelectorAll(".pf-field")).toHaveLength(names.length));
  const at = address();
  click();
  await until(() => expect(document.querySelectorAll(".pf-error")).toHaveLength(names.length));
  expect(Object.getOwnPropertyNames(window)).toEqual(before);
  expect([...element.elements].filter((control) => control.hasAttribute("name"))).toEqual([]);
  const answers: Record<string, string> = Object.create(null);
  for (const [place, name] of names.entries()) answers[name] = `answer ${place}`;
  handle.current?.reset(answers);
  click();
  await until(() => expect(calls).toHaveLength(1));
  expect(submitted()?.[1].payload.parameters).toEqual(
    names.map((name, place) => ({ name, value: `answer ${place}` })),
  );
  expect(address()).toEqual(at);
});

test("ids of the page are no names that anybody could want", async () => {
  await open(formOf("a", "b"));
  const ids = [...document.querySelectorAll("main [id]")].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(id).toMatch(/^[:_«]r_?\w+[:_»](-\d+(-\w+)?)?$/i);
});

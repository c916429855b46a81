import { describe, expect, test } from "vitest";
import { definition } from "../../core/definitions.ts";
import { hostileNames } from "../../definitions/names.ts";
import { find } from "../../support/browser.tsx";
import { kinds } from "./namesKinds.ts";
import { address, kindInBlankForm, kindOf, open, reactId, until } from "./namesPage.tsx";

const names = hostileNames.map(([, name]) => name);
const formOf = (changes: Readonly<Record<string, unknown>>, ...named: readonly string[]) => ({
  parameters: named.map((name) => definition({ name, label: "Answer", ...changes })),
});
const error = () => document.querySelector(".pf-error");

// One by one as the field that has least around it. The other kinds have all names in one form, below.
describe.each(Object.entries(kinds).slice(0, 1))("As %s", (_kind, kind) => {
  const { changes, props, control, missing, answer, value, native } = kind;
  const answered = () =>
    [...document.querySelectorAll<HTMLInputElement>(control)].some((input) =>
      input.type === "radio" ? input.checked : input.value !== "",
    );

  test.each(hostileNames)(
    "a parameter named %s shows its required error, is reset, is submitted exactly, and hides nothing",
    async (_title, name) => {
      const owners = [window, document];
      const before = owners.map((owner): unknown => Reflect.get(owner, name));
      const { element, handle, click, submitted, calls } = await open(formOf(changes, name), props);
      await find(control);
      const at = address();

      click();
      await until(() => expect(error()).toHaveTextContent(missing));
      const byPlace = /^\d+$/.test(name);
      expect(byPlace || kindOf(element, name)).toBe(byPlace || kindInBlankForm(element, name));
      expect(element.elements.namedItem(name)).toBeNull();
      expect(document.getElementsByName(name)).toHaveLength(0);
      expect(name === " " || document.getElementById(name) === null).toBe(true);
      expect(owners.map((owner): unknown => Reflect.get(owner, name))).toEqual(before);

      await answer();
      await until(() => expect(error()).toBeNull());
      expect(answered()).toBe(true);
      handle.current?.reset();
      await until(() => expect(answered()).toBe(false));
      await answer();
      const sent = [...new FormData(element)];
      expect(sent.map(([, text]) => text)).toEqual(native);
      for (const [key] of sent) expect(key).toMatch(reactId);
      click();
      await until(() => expect(calls).toHaveLength(1));
      expect(submitted()?.[1].payload).toEqual({ parameters: [{ name, value }] });
      expect(Object.entries(submitted()?.[0] ?? {})).toEqual([[name, value]]);
      handle.current?.focus(name);
      expect(document.activeElement?.matches(control)).toBe(true);
      expect(address()).toEqual(at);
    },
  );
});

test.each(Object.entries(kinds))(
  "all of them in one form, as %s, keep to their own fields, and nothing of the page is hidden",
  async (_kind, { changes, props, control, value }) => {
    const before = new Set(Object.getOwnPropertyNames(window));
    const { element, handle, click, calls, submitted } = await open(
      formOf(changes, ...names),
      props,
    );
    const fields = () => [...document.querySelectorAll(".pf-field")];
    await until(() => expect(fields()).toHaveLength(names.length));
    await find(control);
    const at = address();
    click();
    await until(() => expect(document.querySelectorAll(".pf-error")).toHaveLength(names.length));
    const added = Object.getOwnPropertyNames(window).filter((key) => !before.has(key));
    // Firefox makes its interfaces when they are needed first.
    expect(added.filter((key) => typeof Reflect.get(window, key) !== "function")).toEqual([]);
    for (const name of names) {
      expect(element.elements.namedItem(name)).toBeNull();
      expect(document.getElementsByName(name)).toHaveLength(0);
    }
    for (const { name } of element.querySelectorAll<HTMLInputElement>("[name]"))
      expect(name).toMatch(reactId);

    for (const [place, name] of names.entries()) {
      handle.current?.focus(name);
      expect(fields()[place]?.contains(document.activeElement)).toBe(true);
    }
    const answers: Record<string, string> = Object.create(null);
    const answerAt = (place: number) => (changes["type"] === "string" ? `answer ${place}` : value);
    for (const [place, name] of names.entries()) answers[name] = answerAt(place);
    handle.current?.reset(answers);
    click();
    await until(() => expect(calls).toHaveLength(1));
    expect(submitted()?.[1].payload.parameters).toEqual(
      names.map((name, place) => ({ name, value: answerAt(place) })),
    );
    expect(address()).toEqual(at);
  },
);

test.each(Object.entries(kinds))(
  "ids of the page, and names, are none that anybody could want: %s",
  async (_kind, { changes, props, control }) => {
    await open(formOf(changes, "a", "b"), props);
    await find(control);
    const ids = [...document.querySelectorAll("main [id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) expect(id).toMatch(reactId);
    const named = [...document.querySelectorAll<HTMLInputElement>("main [name]")];
    const radios = [...document.querySelectorAll("main input[type=radio]")];
    expect(named).toEqual(radios);
    for (const { name } of named) expect(name).toMatch(reactId);
    expect(new Set(named.map(({ name }) => name)).size).toBe(radios.length / 2);
  },
);

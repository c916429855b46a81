import type { ParameterFormProps } from "parameter-form";
import { describe, expect, test } from "vitest";
import { definition } from "../../core/definitions.ts";
import { hostileNames } from "../../definitions/names.ts";
import { find } from "../../support/browser.tsx";
import { items } from "../combobox/comboboxPage.tsx";
import { address, kindInBlankForm, kindOf, open, reactId, until } from "./namesPage.tsx";

/** The three ways in which controls are wired. */
const kinds: Readonly<
  Record<
    string,
    {
      /** What the parameter is, beside its name and label. */
      readonly changes: Readonly<Record<string, unknown>>;
      readonly props?: Partial<ParameterFormProps>;
      readonly control: string;
      readonly answer: (place: number) => string;
    }
  >
> = {
  texts: {
    changes: { type: "string" },
    control: ".pf-field input",
    answer: (place) => `answer ${place}`,
  },
  "radio buttons": {
    changes: { type: "boolean" },
    props: { booleanAs: "radio" },
    control: ".pf-field input[type=radio]",
    answer: () => "false",
  },
  "searchable selects": {
    changes: { type: "select", options: items(20) },
    control: ".pf-field input[role=combobox]",
    answer: () => "v3",
  },
};

const names = hostileNames.map(([, name]) => name);
const owners = [window, document];
const formValues = (): readonly unknown[] =>
  owners.flatMap((owner) => names.map((name): unknown => Reflect.get(owner, name)));

/** What a form's element or its document has by a name that is a parameter's. */
function found(form: HTMLFormElement, name: string): string[] {
  const isPlace = /^\d+$/.test(name);
  return [
    ...(form.elements.namedItem(name) ? [`an element of the form is named ${name}`] : []),
    ...(document.getElementsByName(name).length > 0 ? [`something is named ${name}`] : []),
    ...(name.trim() !== "" && document.getElementById(name) ? [`${name} is an id`] : []),
    ...(!isPlace && kindOf(form, name) !== kindInBlankForm(form, name)
      ? [`the form has its own ${name}`]
      : []),
  ];
}

describe.each(Object.entries(kinds))("hostile names of %s", (_kind, kind) => {
  const { changes, props, control, answer } = kind;
  const parameters = names.map((name) => definition({ name, label: "Answer", ...changes }));

  async function openAll() {
    const page = await open({ parameters }, props);
    await until(() => expect(document.querySelectorAll(".pf-field")).toHaveLength(names.length));
    await find(control);
    return page;
  }

  test("shadow nothing of the form element, the document or the window", async () => {
    const before = formValues();
    const globals = new Set(Object.getOwnPropertyNames(window));
    const { element, click } = await openAll();
    click();
    await until(() => expect(document.querySelectorAll(".pf-error")).toHaveLength(names.length));
    expect(names.flatMap((name) => found(element, name))).toEqual([]);
    expect(formValues()).toEqual(before);
    const added = Object.getOwnPropertyNames(window).filter((key) => !globals.has(key));
    // Firefox makes its interfaces when they are needed first.
    expect(added.filter((key) => typeof Reflect.get(window, key) !== "function")).toEqual([]);
  });

  test("do not become ids or names in the page", async () => {
    const { element } = await openAll();
    const ids = [...document.querySelectorAll("main [id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(names.length);
    expect(ids.filter((id) => !reactId.test(id))).toEqual([]);
    const named = [...element.querySelectorAll<HTMLInputElement>("[name]")];
    const radios = [...element.querySelectorAll("input[type=radio]")];
    expect(named).toEqual(radios);
    const groups = new Set(named.map(({ name }) => name));
    expect(groups.size).toBe(radios.length / 2);
    expect([...groups].filter((name) => !reactId.test(name))).toEqual([]);
  });

  test("are submitted to the app, and never by the browser", async () => {
    const { element, handle, click, calls, submitted } = await openAll();
    const at = address();
    const answers: Record<string, string> = Object.create(null);
    for (const [place, name] of names.entries()) answers[name] = answer(place);
    handle.current?.reset(answers);
    const native = [...new FormData(element).keys()];
    expect(native.filter((key) => !reactId.test(key))).toEqual([]);
    click();
    await until(() => expect(calls).toHaveLength(1));
    expect(submitted()?.[1].payload.parameters).toEqual(
      names.map((name, place) => ({ name, value: answer(place) })),
    );
    expect(address()).toEqual(at);
  });

  test("move focus to their own fields", async () => {
    const { handle } = await openAll();
    const fields = [...document.querySelectorAll(".pf-field")];
    const astray = names.filter((name, place) => {
      handle.current?.focus(name);
      return fields[place]?.contains(document.activeElement) !== true;
    });
    expect(astray).toEqual([]);
  });
});

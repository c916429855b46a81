import type { ParameterFormProps } from "parameter-form";
import { exampleForms, type FormDefinition } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { patience } from "../../support/browser.tsx";
import { listenIn, reveals, traces } from "./traces.ts";
import { all, open } from "./privacyPage.tsx";

// The form of a thousand parameters has 167 selects, and would be chosen from for minutes.
const small = exampleForms.filter(({ parameters }) => parameters.length < 100);

/** The same form, each of whose selects offers nothing but what would be known again. */
const marked = ({ parameters, ...form }: FormDefinition): object => ({
  ...form,
  parameters: parameters.map((parameter) => ({
    ...parameter,
    ...(parameter.type === "select" && {
      options: Array.from({ length: 3 }, (_, at) => ({
        value: `7319482${at}`,
        label: `731-948-2${at}`,
      })),
    }),
  })),
});
const withSelects = small.filter(({ parameters }) =>
  parameters.some(({ type }) => type === "select"),
);

/** Each way of drawing a select, and how a person chooses there. */
const ways: readonly (readonly [
  name: string,
  props: Partial<ParameterFormProps>,
  choose: () => Promise<void>,
])[] = [
  [
    "a select",
    { searchable: false },
    async () => {
      for (const select of all("select"))
        if (select.textContent?.includes("731"))
          await userEvent.selectOptions(select, "731-948-21");
    },
  ],
  [
    "radio buttons",
    { selectAs: "radio" },
    async () => {
      for (const label of all("label"))
        if (label.textContent === "731-948-21") await userEvent.click(label);
    },
  ],
  [
    "a searchable select",
    { searchLimit: 0 },
    async () => {
      for (const input of all("input[role=combobox]")) {
        await userEvent.type(input, "731-948-21");
        await userEvent.keyboard("{ArrowDown}{Enter}");
      }
    },
  ],
];

test.each(withSelects.flatMap((form) => ways.map((way) => [form.id, ...way, form] as const)))(
  "%s: a choice in %s leaves no trace that was not there before",
  async (_, __, props, choose, form) => {
    const messages = listenIn();
    const selects = form.parameters.filter(({ type }) => type === "select").map(({ name }) => name);
    const { reported, ref, leave } = await open(marked(form), props);
    // A searchable select is a native one until it is loaded.
    const { length } = props.searchLimit === 0 ? selects : [];
    await vi.waitFor(() => expect(all("input[role=combobox]").length).toBe(length), patience);
    // The definition's own words, which the page is made of.
    const before = new Set(traces());
    await choose();
    const chosen = ref.current?.getValues() ?? {};
    expect(selects.filter((name) => chosen[name] !== "73194821")).toEqual([]);
    const left = traces().filter((place) => !before.has(place) && !place.startsWith("text "));
    expect(left).toEqual([]);
    await ref.current?.submit();
    await vi.waitFor(() => expect(all(".pf-summary").length).toBe(1), patience);
    leave();
    await vi.waitFor(() => expect(all("form")).toEqual([]), patience);
    expect(traces()).toEqual([]);
    expect([...reported.mock.calls, ...messages].filter(reveals)).toEqual([]);
  },
);

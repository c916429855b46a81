import {
  accountNumber,
  ein,
  itin,
  routingNumber,
  type Rule,
  ssn,
  ssnOrItin,
} from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";
import { canary, listenIn, reveals, traces } from "./traces.ts";
import { all, open } from "./privacyPage.tsx";

test("a search leaves no trace, also without results", async () => {
  const messages = listenIn();
  const options = Array.from({ length: 20 }, (_, at) => `o${at}`).join("|");
  const { reported } = await open(questions(`Place: select ${options}`), {});
  const box = page.elementLocator(await find("input[role=combobox]"));
  await userEvent.type(box, "73194826");
  expect(box.element()).toHaveValue("73194826");
  await expect.element(page.getByRole("status").first()).toBeInTheDocument();
  expect(traces()).toEqual([]);
  await userEvent.keyboard("{Escape}{Tab}");
  expect(traces()).toEqual([]);
  expect([...reported.mock.calls, ...messages].filter(reveals)).toEqual([]);
});

/** Each sensitive rule, and a number it accepts that has the canary in it. */
const secrets: readonly (readonly [name: string, rule: Rule, typed: string, shown: string])[] = [
  ["ssn", ssn(), "731948265", "731-94-8265"],
  ["itin", itin(), "912731948", "912-73-1948"],
  ["ssnOrItin", ssnOrItin(), "731948265", "731-94-8265"],
  ["ein", ein(), "731948265", "73-1948265"],
  ["routingNumber", routingNumber(), "017319483", "017319483"],
  ["accountNumber", accountNumber(), "7319482655", "7319482655"],
];

test.each(secrets)(
  "%s: a changed stored number leaves no trace, shown or hidden",
  async (_, rule, typed, shown) => {
    const messages = listenIn();
    const { reported, ref, leave } = await open(questions("Number: string", "Other: string?"), {
      fields: { Number: { rule, stored: "6789" } },
    });
    await userEvent.click(page.getByRole("button", { name: /^Change/ }));
    const box = page.getByLabelText("Number", { exact: true });
    await userEvent.type(box, typed);
    expect(traces()).toEqual([]);
    await userEvent.click(page.getByLabelText("Other"));
    await expect.element(box).toHaveDisplayValue(/^[•-]+\d{4}$/u);
    expect(traces()).toEqual([]);
    await userEvent.click(page.getByRole("button", { name: /^Show/ }));
    await expect.element(box).toHaveDisplayValue(shown);
    expect(traces()).toEqual([]);
    await userEvent.click(page.getByRole("button", { name: /^Hide/ }));
    expect(ref.current?.getValues()["Number"]).toMatch(canary);
    await ref.current?.submit();
    await vi.waitFor(() => expect(all(".pf-summary").length).toBe(1), patience);
    expect(traces()).toEqual([]);
    leave();
    await vi.waitFor(() => expect(all("form")).toEqual([]), patience);
    expect(traces()).toEqual([]);
    expect([...reported.mock.calls, ...messages].filter(reveals)).toEqual([]);
  },
);

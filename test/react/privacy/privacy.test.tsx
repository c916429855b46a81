import { screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { InvalidValuesError, toPayload } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { renderForm, field } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

/** What is typed, and the digits that give it away however it is grouped. */
const canaries = {
  "Extra: currency?": "73194826.55",
  "Wrong: currency?": "73194826,5x",
  "Count: number?": "73194826",
  "Share: percent?": "73.194826",
  "Above: percent?": "73194826",
  "Name: string?": "73194826 Ada",
  "ssn: string?": "731-94-8265",
  "social_security_number: string?": "000-73-1948",
} as const;
const lines = Object.keys(canaries);
const nameOf = (line: string): string => line.split(":")[0] ?? "";
const digits = /7\D?3\D?1\D?9\D?4\D?8/u;

const attributes = (): readonly string[] =>
  [...document.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`),
  );

/** Every place where an answer could be left behind. */
const traces = (): readonly string[] =>
  [
    ...attributes(),
    location.href,
    document.title,
    document.cookie,
    document.body.textContent ?? "",
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(history.state),
  ].filter((text) => digits.test(text));

async function typeAll(form: ReturnType<typeof renderForm>): Promise<void> {
  for (const [line, text] of Object.entries(canaries)) await form.type(nameOf(line), text);
  await form.user.tab();
}

test("finds a trace", () => {
  document.title = "7,319,482";
  expect(traces()).toEqual(["7,319,482"]);
  document.title = "";
});

describe("a typed text", () => {
  test("is in no attribute, address, storage or text, while typing and after a failed submission", async () => {
    const form = renderForm(lines);
    await typeAll(form);
    expect(field("Name")).toHaveValue(canaries["Name: string?"]);
    expect(traces()).toEqual([]);
    await form.submit();
    expect(screen.getByRole("alert")).toBeInTheDocument();
    expect(traces()).toEqual([]);
  });

  test("is in none of them when it was preset, read-only or rejected by the service", async () => {
    const form = renderForm(lines, {
      readOnly: true,
      defaultValues: Object.fromEntries(lines.map((line) => [nameOf(line), "731948"])),
      rules: { ssn: null, social_security_number: null },
      onSubmit: () => ({ form: ["No."] }),
    });
    form.change({ readOnly: false });
    await form.submit();
    expect(field("Name")).toHaveValue("731948");
    expect(traces()).toEqual([]);
  });

  test("is in no attribute when it is not an option, nor when its question becomes one with options", async () => {
    const answer = { Plan: "7319482", Exempt: "7319482", Name: "7319482" };
    const form = renderForm(["Plan: select? a|b", "Exempt: boolean?", "Name: string?"], {
      defaultValues: answer,
    });
    const inAttributes = () => attributes().filter((text) => digits.test(text));
    expect(field("Plan")).toHaveDisplayValue("7319482");
    expect(field("Exempt")).toHaveDisplayValue("7319482");
    expect(inAttributes()).toEqual([]);
    form.change({ form: questions("Name: select? a|b") });
    expect(field("Name")).toHaveDisplayValue("7319482");
    expect(inAttributes()).toEqual([]);
    await form.user.selectOptions(field("Name"), "a");
    expect(field("Name")).toHaveDisplayValue("[a]");
    await form.user.selectOptions(field("Name"), "");
    expect(field("Name").children).toHaveLength(3);
  });

  test("is in no callback except those of change and submission", async () => {
    const reported = vi.fn<(...words: unknown[]) => void>();
    const form = renderForm(lines, {
      onDefinitionError: reported,
      onSubmitError: reported,
      onSubmit: () => Promise.reject(new Error("down")),
    });
    await typeAll(form);
    for (const name of ["Wrong", "Above", "social_security_number"])
      await form.user.clear(field(name));
    await form.submit();
    expect(reported.mock.calls).toEqual([[new Error("down")]]);
    expect(traces()).toEqual([]);
  });

  test("is not in a server's validation error", () => {
    const form = parseForm(questions("Name: currency"));
    const payload = () => toPayload(form, { Name: "73194826x" });
    expect(payload).toThrow(InvalidValuesError);
    expect(payload).not.toThrow(digits);
  });
});

import { act, screen, within } from "@testing-library/react";
import { type FieldProps, parseForm } from "parameter-form";
import { optionsBy } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { errorAt, field, renderForm } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const lines = ["State: select MD|VA", "County: select baltimore|howard|fairfax", "Note: string?"];
const options = optionsBy("State", { MD: ["baltimore", "howard"], VA: ["fairfax"] });
const fields = { County: { options } };
const unavailable = "Choose another option. This one is not offered with your answer to “State”.";
const offered = () =>
  within(field("County"))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("in a select", () => {
  test("lists the offered options", async () => {
    const form = renderForm(lines, { fields });
    expect(offered()).toEqual(["Select", "[baltimore]", "[howard]", "[fairfax]"]);
    await form.choose("State", "[VA]");
    expect(offered()).toEqual(["Select", "[fairfax]"]);
  });

  test("keeps and flags an answer that is no longer offered, until it is changed", async () => {
    const form = renderForm(lines, { fields });
    await form.choose("State", "[MD]");
    await form.choose("County", "[howard]");
    expect(errorAt("County")).toBe("");
    await form.choose("State", "[VA]");
    expect(errorAt("County")).toBe(unavailable);
    expect(field("County")).toHaveDisplayValue("[howard]");
    expect(field("County")).toBeInvalid();
    await form.submit();
    expect(form.submitted()).toBeNull();
    expect(screen.getByRole("link", { name: /^County: choose another option/ })).toBeVisible();
    await form.choose("County", "[fairfax]");
    expect(errorAt("County")).toBe("");
    expect(offered()).toEqual(["Select", "[fairfax]"]);
    await form.submit();
    expect(form.submitted()).toEqual(["State=VA", "County=fairfax"]);
  });

  test("is valid again when the other answer changes back", async () => {
    const form = renderForm(lines, { fields });
    await form.choose("County", "[howard]");
    await form.choose("State", "[VA]");
    expect(errorAt("County")).toBe(unavailable);
    await form.choose("State", "[MD]");
    expect(errorAt("County")).toBe("");
    expect(field("County")).toHaveDisplayValue("[howard]");
    await form.submit();
    expect(form.submitted()).toEqual(["State=MD", "County=howard"]);
  });

  test("flags an initial value at once, and one that the app sets", async () => {
    const form = renderForm(lines, { fields, defaultValues: { State: "VA", County: "howard" } });
    expect(errorAt("County")).toBe(unavailable);
    expect(errorAt("State")).toBe("");
    await act(async () => form.reset({ State: "MD", County: "howard" }));
    expect(errorAt("County")).toBe("");
    await act(async () => form.reset({ State: "MD", County: "fairfax" }));
    expect(errorAt("County")).toBe(unavailable);
  });

  test("does not flag an unanswered question", async () => {
    const form = renderForm(lines, { fields });
    await form.choose("State", "[VA]");
    expect(errorAt("County")).toBe("");
    await form.submit();
    expect(errorAt("County")).toBe("Choose an option");
  });
});

test("a read-only answer keeps its label", () => {
  renderForm(lines, {
    fields: { County: { options, readOnly: true } },
    defaultValues: { State: "VA", County: "howard" },
  });
  expect(field("County")).toHaveValue("[howard]");
  expect(errorAt("County")).toBe(unavailable);
});

test("radio buttons keep the answer last, with its label", async () => {
  const form = renderForm(lines, { fields: { County: { options, selectAs: "radio" } } });
  const group = screen.getByRole("radiogroup", { name: "County" });
  const radios = () => within(group).getAllByRole("radio");
  const names = () => radios().map((radio) => radio.closest("label")?.textContent);
  await form.user.click(screen.getByRole("radio", { name: "[howard]" }));
  await form.choose("State", "[VA]");
  expect(names()).toEqual(["[fairfax]", "[howard]"]);
  expect(screen.getByRole("radio", { name: "[howard]" })).toBeChecked();
  expect(group).toHaveAccessibleDescription(`Error: ${unavailable}`);
  await form.user.click(screen.getByRole("radio", { name: "[fairfax]" }));
  expect(names()).toEqual(["[fairfax]"]);
  expect(screen.getByRole("radio", { name: "[fairfax]" })).toBeChecked();
  await form.submit();
  expect(form.submitted()).toEqual(["State=VA", "County=fairfax"]);
});

test("each link of a chain follows the answer before it", async () => {
  const chain = ["State: select MD|VA", "County: select howard|fairfax", "City: select c|r"];
  const city = optionsBy("County", { howard: ["c"], fairfax: ["r"] });
  const form = renderForm(chain, { fields: { ...fields, City: { options: city } } });
  await form.choose("State", "[MD]");
  await form.choose("County", "[howard]");
  await form.choose("City", "[c]");
  await form.choose("State", "[VA]");
  expect([errorAt("County"), errorAt("City")]).toEqual([unavailable, ""]);
  await form.choose("County", "[fairfax]");
  expect([errorAt("County"), errorAt("City")]).toEqual([
    "",
    unavailable.replace("State", "County"),
  ]);
  await form.choose("City", "[r]");
  await form.submit();
  expect(form.submitted()).toEqual(["State=VA", "County=fairfax", "City=r"]);
});

test("an app's component gets the offered options", async () => {
  const seen: (readonly string[])[] = [];
  const Own = ({ field: { parameter } }: FieldProps) => {
    if (parameter.type === "select") seen.push(parameter.options.map(({ value }) => value));
    return null;
  };
  const form = renderForm(lines, { fields: { County: { options, as: Own } } });
  await form.choose("State", "[VA]");
  expect(seen.at(-1)).toEqual(["fairfax"]);
});

test("warns about values that are no options", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubEnv("NODE_ENV", "development");
  renderForm([], {
    form: parseForm(questions(...lines)),
    fields: { County: { options: ["howard", "paris"] }, Note: { options: ["a"] } },
  });
  vi.unstubAllEnvs();
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    'parameter-form: options of "County" has "paris", which is not the value of an option in its definition, so it is ignored. Return values of its options; the service rejects others.',
    'parameter-form: options of "Note" is for a select, and this is a string, so every answer that is not among them is invalid. Use the rule oneOf(values), or remove it.',
  ]);
});

import {
  ParameterField,
  ParameterForm,
  type SubmitHandler,
  useParameterField,
} from "parameter-form";
import type { ParameterType } from "parameter-form/core";
import type { JSX } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { strike } from "../support/strike.ts";

function Told(): JSX.Element {
  const { issue } = useParameterField("answer");
  return <output>{JSON.stringify(issue)}</output>;
}

const unreadable: readonly (readonly [ParameterType, string, string])[] = [
  ["currency", "12,5", "ambiguous"],
  ["currency", "1e5", "notNumber"],
  ["currency", "12.345", "tooManyDecimals"],
  ["currency", "12.50 13.75", "notNumber"],
  ["number", "1.5", "notWhole"],
  ["number", "-5", "negative"],
  ["number", "1,5", "ambiguous"],
  ["percent", "12,5", "ambiguous"],
  ["percent", "-1", "negative"],
  ["percent", "ten", "notNumber"],
];

test.each(
  unreadable.flatMap((row) => (["live", "blur"] as const).map((mask) => [mask, ...row] as const)),
)(
  'mask="%s": a %s of %s is the issue badInput, and is not submitted',
  async (mask, type, text, reason) => {
    const onSubmit = vi.fn<SubmitHandler>();
    const parameters = [{ name: "answer", label: "Answer", type, required: false }];
    show(
      <ParameterForm form={{ parameters }} mask={mask} onSubmit={onSubmit}>
        <ParameterField name="answer" />
        <Told />
      </ParameterForm>,
    );
    const input = await find("input");
    if (!(input instanceof HTMLInputElement)) throw new Error("The answer is no input");
    await strike(input, [...text]);
    expect(document.querySelector("output")).toHaveTextContent("null");
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    await vi.waitFor(
      () =>
        expect(JSON.parse(document.querySelector("output")?.textContent ?? "")).toEqual({
          type: "badInput",
          name: "answer",
          reason,
          severity: "error",
        }),
      patience,
    );
    expect(input).toHaveValue(text);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

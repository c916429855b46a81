import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm, type ParameterFormHandle, parseForm } from "parameter-form";
import { createRef, StrictMode } from "react";
import { expect, test, vi } from "vitest";
import {
  answersOf,
  defaultValuesOf,
  type FormAnswers,
  noAnswers,
  sensitiveNames,
} from "../../src/collection/answers/answers.ts";
import { errorAt, field, settled, submitButton } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm(questions("Extra: currency?", "__proto__: string?", "ssn: string?"));

function setup(answers: FormAnswers, locale = "en-US") {
  const handle = createRef<ParameterFormHandle>();
  const onSubmit = vi.fn();
  const view = render(
    <StrictMode>
      <ParameterForm
        ref={handle}
        form={form}
        locale={locale}
        defaultValues={defaultValuesOf(form, answers, { locale })}
        onSubmit={onSubmit}
      />
    </StrictMode>,
  );
  return {
    onSubmit,
    unmount: view.unmount,
    read: () => (handle.current ? answersOf(handle.current) : noAnswers),
    submit: () => act(async () => submitButton().click()),
  };
}

test("keeps answers after unmounting, unreadable texts included", async () => {
  const before = setup(noAnswers);
  expect(before.read()).toEqual(noAnswers);
  const user = userEvent.setup();
  await user.type(field("Extra"), "12,5");
  await user.type(field("__proto__"), "x");
  await settled();
  const kept = before.read();
  before.unmount();
  expect(Object.entries(kept.values)).toEqual([["__proto__", "x"]]);
  expect(Object.entries(kept.unread)).toEqual([["Extra", "12,5"]]);

  const after = setup(kept);
  expect(field("Extra")).toHaveValue("12,5");
  expect(field("__proto__")).toHaveValue("x");
  expect(after.read()).toEqual(kept);
  expect(errorAt("Extra")).toBe("");
  await after.submit();
  expect(errorAt("Extra")).toBe("This can be read in more than one way. Write it like 1,234.50.");
  expect(after.onSubmit).not.toHaveBeenCalled();
});

test("parses a text in another locale only after it is edited", async () => {
  const after = setup({ values: {}, unread: { Extra: "12,5" } }, "de-DE");
  await after.submit();
  expect(errorAt("Extra")).toBe("Check your answer");
  expect(after.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field("Extra"), "0");
  await after.submit();
  expect(after.onSubmit.mock.lastCall?.[0]).toEqual({ Extra: "12.50" });
});

test("accepts an unreadable text once the parameter takes any text", async () => {
  const after = setup({ values: {}, unread: Object.fromEntries([["__proto__", "12,5"]]) });
  await after.submit();
  expect(Object.entries(after.onSubmit.mock.lastCall?.[0])).toEqual([["__proto__", "12,5"]]);
});

test("sensitiveNames finds parameters by rule, and by name whatever the rules", () => {
  expect([...sensitiveNames(form)]).toEqual(["ssn"]);
  expect([...sensitiveNames(form, { rules: { ssn: null } })]).toEqual(["ssn"]);
});

test("a parameter with a stored value is sensitive, whatever its name", () => {
  const fields = { Extra: { stored: "1234" } };
  expect([...sensitiveNames(form, { fields })]).toEqual(["Extra", "ssn"]);
});

import { parseForm } from "parameter-form";
import type { FieldError } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { defaultSettings } from "../../../src/react/settings/defaultSettings.ts";
import { createControls } from "../../../src/react/store/controls.ts";
import type { FieldStore } from "../../../src/react/store/field.ts";
import { fieldNames } from "../../../src/react/store/fieldNames.ts";
import type { FieldValue } from "../../../src/core/values/fieldValue.ts";
import { createFormFields } from "../../../src/react/store/formFields.ts";
import type { HookForm, Notice } from "../../../src/react/hookForm/hookForm.ts";
import { evaluate, createFormModel } from "../../../src/core/model/evaluate.ts";
import { createPointerWatch } from "../../../src/react/store/pointerWatch.ts";
import { questions } from "../../support/questions.ts";

const form = parseForm(questions("Pay: currency"));

/** A notice about the whole form that says nothing. */
const notice: Notice = {
  path: undefined,
  isSubmitting: false,
  isChecked: false,
  isAnswered: false,
  isLeft: false,
};

/** A field whose place in react-hook-form is this object. */
function createField(answer: FieldValue) {
  const place: { answer?: FieldValue; error?: FieldError | undefined; registered: number } = {
    answer,
    registered: 0,
  };
  let notify: (notice: Notice) => void = () => undefined;
  const hook: HookForm = {
    register(name) {
      const change = async (event: { target: { value: FieldValue }; type?: string }) => {
        place.answer = event.target.value;
        if (event.type === "change") notify({ ...notice, path: name, isAnswered: true });
      };
      return { name, ref: () => undefined, onChange: change, onBlur: change };
    },
    mount: () => void place.registered++,
    valueAt: () => place.answer,
    errorAt: () => place.error,
    hasErrors: () => place.error !== undefined,
    defaultAt: (_, ours) => ours,
    checksAll: () => true,
    unregister: () => undefined,
    subscribe(listener) {
      notify = listener;
      return () => undefined;
    },
  };
  const fields = createFormFields(fieldNames(), () => false, {
    hook,
    controls: createControls(),
    pointer: createPointerWatch(),
    emit: () => undefined,
    parameter: (name) => form.parameters.find((one) => one.name === name),
    settings: () => defaultSettings,
    initial: () => null,
    evaluation: () => evaluate(createFormModel(form, defaultSettings), () => null),
    validate: () => true,
  });
  const field: FieldStore = fields.of("Pay");
  const looks = vi.fn<() => void>();
  const answers = vi.fn<() => void>();
  const stop = field.subscribe(looks);
  field.live.subscribe(answers);
  fields.connect();
  looks.mockClear();
  answers.mockClear();
  return { place, field, looks, answers, stop, notify: (next: Notice) => notify(next) };
}

test("notifies value listeners of another answer, and snapshot listeners of another snapshot", () => {
  const { field, looks, answers, stop } = createField("12");
  field.snapshot();
  field.setValue("13");
  expect([answers.mock.calls.length, looks.mock.calls.length]).toEqual([1, 0]);
  expect(field.live.value()).toBe("13");
  field.setInputValue("1,2");
  field.blur();
  expect([answers.mock.calls.length, looks.mock.calls.length]).toEqual([2, 1]);
  expect(field.snapshot().issue).toMatchObject({ type: "badInput" });
  stop();
  field.setInputValue("1");
  expect(looks).toHaveBeenCalledTimes(1);
});

test("a snapshot is the same object until something in it changes", () => {
  const { field } = createField("12");
  const before = field.snapshot();
  expect(field.snapshot()).toBe(before);
  field.setInputValue("1,2");
  expect(field.snapshot()).toBe(before);
  field.blur();
  const left = field.snapshot();
  expect(left).not.toBe(before);
  field.setInputValue("1,25,2");
  field.blur();
  expect(field.snapshot()).not.toBe(before);
  field.setValue("13");
  expect(field.snapshot()).toEqual(before);
});

test("registers a field again that react-hook-form has unregistered", async () => {
  const { place, notify } = createField("12");
  expect(place.registered).toBe(1);
  notify({ ...notice, isChecked: true });
  await Promise.resolve();
  expect(place.registered).toBe(1);
  delete place.answer;
  notify({ ...notice, isChecked: true });
  await Promise.resolve();
  expect(place.registered).toBe(3);
});

const wrong = { type: "custom", message: "Ask payroll" };

test.each([
  ["the same error in another object", wrong, { ...wrong }, true],
  ["another message", wrong, { ...wrong, message: "Check your answer" }, false],
  ["none any more", wrong, undefined, false],
  ["one where none was", undefined, wrong, false],
])("a snapshot with %s is the same: %o, %o, %s", (_, before, after, same) => {
  const { place, field } = createField("12");
  place.error = before;
  const look = field.snapshot();
  place.error = after;
  expect(field.snapshot() === look).toBe(same);
  expect(field.snapshot().serverError).toBe(after?.message);
});

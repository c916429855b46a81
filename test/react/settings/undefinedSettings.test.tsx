import { render, renderHook, screen } from "@testing-library/react";
import {
  type FieldSettings,
  ParameterForm,
  ParameterFormProvider,
  type ParameterFormProps,
  parseForm,
  useParameterForm,
} from "parameter-form";
import { useFormCollection } from "parameter-form/collection";
import { expect, test } from "vitest";

const options = ["A", "B"].map((label) => ({ label, value: label }));
const questions = {
  parameters: [
    { name: "exempt", label: "Exempt", type: "boolean", required: true },
    { name: "status", label: "Status", type: "select", required: true, options },
    { name: "extra", label: "Extra", type: "currency", required: false },
  ],
};

type Settings = Omit<ParameterFormProps, "form" | "onSubmit">;

/** What stands on the page, whatever React calls it. */
function toHtml(settings: Settings, around: Settings = {}): string {
  const { container, unmount } = render(
    <ParameterFormProvider {...around}>
      <ParameterForm
        form={questions}
        defaultValues={{ extra: "1234.5" }}
        onSubmit={() => undefined}
        {...settings}
      />
    </ParameterFormProvider>,
  );
  const shown = screen.getAllByRole("textbox").map((box) => Reflect.get(box, "value"));
  const html = `${container.innerHTML.replaceAll(/ (id|for|name|aria-\w+)="[^"]*"/g, "")} ${shown.join()}`;
  unmount();
  return html;
}

const nothing = {
  locale: undefined,
  currency: undefined,
  messages: undefined,
  rules: undefined,
  defaultRules: undefined,
  components: undefined,
  fields: undefined,
  readOnly: undefined,
  disabled: undefined,
  mask: undefined,
  hints: undefined,
  purpose: undefined,
  hideSensitive: undefined,
  requiredIndicator: undefined,
  validationMode: undefined,
  booleanAs: undefined,
  selectAs: undefined,
  radioLimit: undefined,
  searchable: undefined,
  searchLimit: undefined,
  id: undefined,
  className: undefined,
  submitLabel: undefined,
  headingLevel: undefined,
  lenient: undefined,
  unknownTypes: undefined,
  onDefinitionError: undefined,
} as const satisfies Settings;

const ofOne = {
  rule: undefined,
  as: undefined,
  components: undefined,
  readOnly: undefined,
  disabled: undefined,
  stored: undefined,
  allowNegative: undefined,
  min: undefined,
  max: undefined,
  keywords: undefined,
  autoComplete: undefined,
  inputMode: undefined,
  autoCapitalize: undefined,
  spellCheck: undefined,
  booleanAs: undefined,
  selectAs: undefined,
  radioLimit: undefined,
  searchable: undefined,
  searchLimit: undefined,
} as const satisfies FieldSettings;
const fields = Object.fromEntries(questions.parameters.map(({ name }) => [name, ofOne]));

const settingsCases: readonly Settings[] = [
  {},
  { locale: "de-DE", currency: "EUR" },
  { booleanAs: "radio", selectAs: "radio" },
  { searchLimit: 1 },
  { selectAs: "radio", radioLimit: 1, searchable: false },
  { readOnly: true },
];

test.each(settingsCases)(
  "ignores each undefined setting of a parameter when the form itself has %j",
  (form) => {
    expect(toHtml({ ...form, fields })).toBe(toHtml(form));
  },
);

test("ignores undefined settings of a form, and undefined messages", () => {
  const around: Settings = { locale: "de-DE", messages: { yes: "Ja", submit: "Senden" } };
  expect(toHtml(nothing, around)).toBe(toHtml({}, around));
  expect(toHtml({ messages: Object.fromEntries([["yes", undefined]]) }, around)).toBe(
    toHtml({}, around),
  );
});

test("ignores null settings of an app without types", () => {
  const keys = Object.keys(nothing).filter((key) => !["children", "ref"].includes(key));
  const nulls = Object.fromEntries(keys.map((key) => [key, null]));
  expect(toHtml(JSON.parse(JSON.stringify(nulls)))).toBe(toHtml({}));
});

test.each<[hook: (options: object) => unknown, options: object]>([
  [
    (options) => Reflect.apply(useParameterForm, null, [options]),
    { form: parseForm(questions), defaultValues: null, draft: null, prefill: null, onEvent: null },
  ],
  [
    (options) => Reflect.apply(useFormCollection, null, [options]),
    { forms: [{ id: "one", form: questions }], signers: null, steps: null, accepted: null },
  ],
])("hooks ignore null settings", (hook, options) => {
  expect(() => renderHook(() => hook({ onSubmit() {}, onSign() {}, ...options }))).not.toThrow();
});

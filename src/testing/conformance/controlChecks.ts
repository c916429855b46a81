import type { PartName } from "../../react/index.ts";
import { check, type ConformanceCheck, described, passesProps } from "./check.ts";
import { type CheckedName, form, refused } from "./checkedForm.ts";
import { find, must } from "./page.ts";

interface Control {
  readonly part: PartName;
  readonly question: CheckedName;
  /** The element of the control, as in the props of the part. */
  readonly tag: "select" | "input" | "textarea";
  /** Expected attributes that not every control has. */
  readonly attributes: Readonly<Record<string, string>>;
}

const address = "address-level1";
const fields = {
  home_state: { autoComplete: address },
  work_state: { autoComplete: address },
  remarks: { multiline: 4 },
} as const;

const choiceControls: readonly Control[] = [
  {
    part: "Select",
    question: "home_state",
    tag: "select",
    attributes: { lang: "es", autoComplete: address },
  },
  {
    part: "Combobox",
    question: "work_state",
    tag: "input",
    attributes: {
      lang: "es",
      autoComplete: address,
      autoCapitalize: "none",
      spellCheck: "false",
      enterKeyHint: "done",
    },
  },
];

const textControls: readonly Control[] = [
  {
    part: "TextInput",
    question: "amount",
    tag: "input",
    attributes: { inputMode: "decimal", autoComplete: "off", enterKeyHint: "done" },
  },
  { part: "TextArea", question: "remarks", tag: "textarea", attributes: {} },
];

const checksOfControl = ({ part, question, tag, attributes }: Control): ConformanceCheck[] => {
  const on = part === "Combobox" ? "input[role=combobox]" : tag;
  return [
    passesProps(
      part,
      "announces an invalid answer, and has the attributes of its question",
      refused([question], { fields }),
      on,
      [
        [`${tag}.aria-describedby`, described(on)],
        [`${tag}.aria-required`, "true"],
        [`${tag}.aria-invalid`, "true"],
        ...Object.entries(attributes).map(([name, value]) => [`${tag}.${name}`, value] as const),
      ],
    ),
    passesProps(
      part,
      "cannot be used in a form that is disabled",
      form([question], { fields, disabled: true }),
      on,
      [[`${tag}.disabled`, ""]],
    ),
  ];
};

const checksOfTextControl = ({ part, question, tag }: Control): ConformanceCheck[] => [
  check(
    part,
    "has neither a name nor a placeholder, and no error before there is one",
    form([question], { fields }),
    async ({ root }) => {
      const control = await find(root, tag);
      for (const name of ["name", "placeholder", "aria-invalid"])
        must(!control.getAttribute(name), `It has the attribute ${name}`);
    },
  ),
  passesProps(
    part,
    "cannot be changed in a form that is read-only",
    form([question], { fields, readOnly: true }),
    tag,
    [[`${tag}.readOnly`, ""]],
  ),
];

/** Checks of what all controls have in common. */
export const controlChecks: readonly ConformanceCheck[] = [
  ...[...choiceControls, ...textControls].flatMap(checksOfControl),
  ...textControls.flatMap(checksOfTextControl),
];

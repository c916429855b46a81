import { everyType, federalW4 } from "parameter-form/service";
import { type Form, parseForm } from "parameter-form/core";
import { beforeAll, describe, expect, test } from "vitest";
import { nameOf, typeOf } from "../../src/command/verbs/types.ts";
import { compile } from "../support/samples.ts";

const names: readonly (readonly [id: string, name: string])[] = [
  ["federal-w4", "FederalW4"],
  ["forms/federal-w4.json", "FederalW4"],
  ["new_york it.2104", "NewYorkIt2104"],
  ["i-9", "I9"],
  ["1099", "Form1099"],
  ["größe", "Größe"],
  ["*/;", "Form"],
  ["standard input", "StandardInput"],
];
test("names a type after the id of its form", () => {
  for (const [id, name] of names) {
    expect.soft(nameOf(id), id).toBe(name);
  }
});

const base = { label: "L", required: true };
const lines: readonly (readonly [parameter: object, line: string])[] = [
  [{ name: "a", type: "string" }, "readonly a: string;"],
  [{ name: "a", type: "string", required: false }, "readonly a?: string;"],
  [{ name: "a", type: "string", depends_on: "b" }, "readonly a?: string;"],
  [{ name: "a", type: "string", depends_on: null }, "readonly a: string;"],
  [{ name: "hidden", type: "string" }, "readonly hidden?: string;"],
  [{ name: "a", type: "currency" }, "readonly a: string;"],
  [{ name: "a", type: "boolean" }, 'readonly a: "true" | "false";'],
  [{ name: "a-b", type: "number" }, 'readonly "a-b": string;'],
  [{ name: '"; x', type: "number" }, 'readonly "\\"; x": string;'],
  [
    {
      name: "a",
      type: "select",
      options: [
        { value: 'x"', label: "X" },
        { value: "y", label: "" },
      ],
    },
    'readonly a: "x\\"" | "y";',
  ],
  [{ name: "a", type: "string", label: "a */ b\n c" }, "/** a *\\/ b c */"],
];
test("prints a parameter as a line of its type", () => {
  for (const [parameter, line] of lines) {
    const form = parseForm({ parameters: [{ ...base, ...parameter }] });
    expect
      .soft(
        typeOf("A", form, new Set(["hidden"]))
          .split("\n")
          .map((one) => one.trim()),
        line,
      )
      .toContain(line);
  }
});

const none: ReadonlySet<string> = new Set();
const w4 = parseForm(federalW4);
const every = parseForm(everyType);

/** A file that uses the W-4 with its type. */
const using = (
  code: string,
) => `import { ParameterField, ParameterForm, useParameterForm } from "parameter-form";
import { parseForm, shownWhen, ssn } from "parameter-form/core";
import { ParameterFormById } from "parameter-form/query";
import { fillParameterForm, type UserLike } from "parameter-form/testing";
import type { W4 } from "./w4.ts";
declare const user: UserLike;
declare const save: () => void;
declare const form: unknown;
const w4 = parseForm(form);
export const Used = () => {
${code}
};
`;
const componentWith = (props: string) =>
  `return <ParameterForm<W4> form={form} onSubmit={save} ${props} />;`;
const when = (conditions: string) => `return shownWhen<W4>(w4, ${conditions});`;

/** Misspellings, and what the compiler says of each. */
const misspelt: readonly (readonly [code: string, said: string])[] = [
  [
    componentWith('defaultValues={{ filing_statis: "single" }}'),
    "Did you mean to write 'filing_status'?",
  ],
  [componentWith('defaultValues={{ filing_status: "singel" }}'), `Did you mean '"single"'?`],
  [componentWith("defaultValues={{ multiple_jobs: true }}"), "Type 'true' is not assignable"],
  [componentWith("fields={{ frist_name: {} }}"), "Did you mean to write 'first_name'?"],
  [componentWith("rules={{ snn: ssn() }}"), "'snn' does not exist in type"],
  [componentWith('compute={{ deductoins: () => "1" }}'), "Did you mean to write 'deductions'?"],
  [componentWith('prefill={{ origin: "HR", values: { last_nmae: "B" } }}'), "'last_name'?"],
  [componentWith('sections={[{ title: "You", names: ["adress"] }]}'), `Did you mean '"address"'?`],
  [
    componentWith('when={(name) => name !== "exampt"}'),
    `'keyof W4' and '"exampt"' have no overlap`,
  ],
  [componentWith("onChange={(values) => values.exampt}"), "Did you mean 'exempt'?"],
  [
    componentWith("onChange={(values) => values.ssn.length}"),
    "'values.ssn' is possibly 'undefined'",
  ],
  [
    componentWith('ref={(handle) => handle?.focus("snn")}'),
    `'"snn"' is not assignable to parameter`,
  ],
  [
    "return <ParameterForm<W4> form={form} onSubmit={(values) => void values.frist_name} />;",
    "Did you mean 'first_name'?",
  ],
  [
    'return <ParameterForm<W4> form={form} onSubmit={(values) => void (values.filing_status === "singel")} />;',
    `'"singel"' have no overlap`,
  ],
  [
    "return <ParameterForm<W4> form={form} onSubmit={(values) => void values.deductions.length} />;",
    "'values.deductions' is possibly 'undefined'",
  ],
  ['return <ParameterField<W4> name="filing_statis" />;', `Did you mean '"filing_status"'?`],
  [
    'return <ParameterFormById<W4> formId="w4" onSubmit={(values) => void values.adress} />;',
    "Did you mean 'address'?",
  ],
  [
    "return useParameterForm<W4>({ form: w4, onSubmit: save }).getValues().adress;",
    "Did you mean 'address'?",
  ],
  [when('{ exampt: { name: "filing_status", equals: "single" } }'), "'exempt'?"],
  [when('{ exempt: { name: "filing_statis", equals: "single" } }'), `'"filing_status"'?`],
  [when('{ exempt: { name: "filing_status", equals: "singel" } }'), `Did you mean '"single"'?`],
  [when('{ exempt: { any: [{ name: "filing_status", not: "singel" }] } }'), `'"single"'?`],
  ["return fillParameterForm<W4>(user, form, { snn: null });", "'snn' does not exist in type"],
  [
    'return fillParameterForm<W4>(user, form, { filing_status: "Single" });',
    `Did you mean '"single"'?`,
  ],
];

/** What is right, with the type and without one. */
const right: readonly string[] = [
  componentWith(`defaultValues={{ filing_status: "single", ssn: null }} fields={{ ssn: { stored: "6789" } }}
    rules={{ ssn: ssn() }} sections={[{ title: "You", names: ["ssn"] }]} compute={{ deductions: () => "1" }}
    when={shownWhen<W4>(w4, { exempt: { all: [{ name: "filing_status", oneOf: ["single"] }] } })}
    onChange={({ exempt }) => exempt === "true"}`),
  `return <ParameterForm<W4> form={form} onSubmit={(values, { payload }) => {
    const status: "single" | "married" | "head_of_household" = values.filing_status;
    const more: string | undefined = values.deductions;
    console.log(status, more, payload);
  }}><ParameterField<W4> name="ssn" /></ParameterForm>;`,
  `const { focus, getValues } = useParameterForm<W4>({ form: w4, onSubmit: save });
  focus("ssn");
  return getValues().filing_status === "single";`,
  `return <ParameterForm form={form} onSubmit={(values) => {
    const any: string | undefined = values["anything"];
    console.log(any);
  }} fields={{ anything: {} }} defaultValues={{ anything: "1" }} />;`,
  'return <ParameterField name="anything" />;',
];

describe("the compiler", () => {
  let messages: readonly string[] = [];
  const file = (kind: string, at: number) => `${kind}-${at}.tsx`;
  const about = (name: string) => {
    const start = messages.findIndex((line) => line.startsWith(`${name}(`));
    const end = messages.findIndex((line, at) => at > start && !line.startsWith(" "));
    return start < 0 ? "" : messages.slice(start, end).join("\n");
  };
  beforeAll(async () => {
    const printed = await compile([
      { file: "w4.ts", code: typeOf("W4", w4, none) },
      { file: "every.ts", code: typeOf("Every", every, none) },
      ...misspelt.map(([code], at) => ({ file: file("misspelt", at), code: using(code) })),
      ...right.map((code, at) => ({ file: file("right", at), code: using(code) })),
    ]);
    messages = [...printed.split("\n"), ""];
  });

  test("reports misspelt names", () => {
    for (const [at, [code, message]] of misspelt.entries())
      expect.soft(about(file("misspelt", at)), code).toContain(message);
  });
  test("accepts correct code", () => {
    for (const [at, code] of right.entries()) expect.soft(about(file("right", at)), code).toBe("");
  });
  test("accepts the types of all forms", () => {
    expect(about("w4.ts") + about("every.ts")).toBe("");
    expect(misspelt.length).toBeGreaterThanOrEqual(20);
  });
});

test("the type has every parameter of its form", () => {
  const keys = ({ parameters }: Form) => parameters.map(({ name }) => name);
  const code = typeOf("Every", every, none);
  for (const name of keys(every)) expect(code).toContain(name);
});

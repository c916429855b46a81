import { optionsOf } from "../../core/definition/optionsOf.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { getOwn } from "../../core/record.ts";
import type { DocumentField } from "../schema/collectionTypes.ts";
import { calledOf, quoted } from "../wording.ts";
import type { FindingBase, FormCheck } from "./finding.ts";
import { canAnswer } from "./invalidConditions.ts";

interface OptionSettings {
  readonly parameter: Parameter;
  readonly field: DocumentField;
  readonly path: string;
}

/** Values with their paths. */
type Places = readonly (readonly [value: string, path: string])[];

const placesOf = (values: readonly string[], path: string): Places =>
  values.map((value, at) => [value, `${path}[${at}]`]);

const tableValues = ({ field, path }: OptionSettings): Places =>
  Object.entries(field.optionsFor?.values ?? {}).flatMap(([answer, row]) =>
    placesOf(row, `${path}.optionsFor.values.${answer}`),
  );

const groupValues = ({ field, path }: OptionSettings): Places =>
  (field.groups ?? []).flatMap(({ values }, at) =>
    placesOf(values, `${path}.groups[${at}].values`),
  );

/** Reports values in settings that are not values of the question's options. */
function unknownValues(one: OptionSettings): readonly FindingBase[] {
  const { parameter, field, path } = one;
  const { name } = parameter;
  const known = new Set(optionsOf(parameter).map(({ value }) => value));
  const labels = Object.keys(field.options ?? {}).map(
    (value) => [value, `${path}.options.${value}`] as const,
  );
  return [...labels, ...tableValues(one), ...groupValues(one)]
    .filter(([value]) => !known.has(value))
    .map(([value, here]) => ({
      rule: "name-unknown",
      path: here,
      name,
      what: `${quoted(value)} is not the value of an option of ${calledOf(parameter)}`,
    }));
}

/** Reports values that are in several groups. */
function repeatedValues(one: OptionSettings): readonly FindingBase[] {
  const { name } = one.parameter;
  const seen = new Set<string>();
  return groupValues(one).flatMap(([value, path]): readonly FindingBase[] => {
    const what = `The option ${quoted(value)} of ${calledOf(one.parameter)} is in two groups`;
    if (seen.has(value)) return [{ rule: "group-twice", path, name, what }];
    seen.add(value);
    return [];
  });
}

/** Reports rows of impossible answers, rows without an option, and options without a row. */
function tableMistakes(
  { parameter, field: { optionsFor }, path }: OptionSettings,
  other: Parameter | undefined,
): readonly FindingBase[] {
  if (!optionsFor || !other) return [];
  const { name, required } = parameter;
  const called = calledOf(parameter);
  const { values } = optionsFor;
  const open = optionsOf(parameter).filter(({ disabled }) => !disabled);
  const answers =
    other.type === "boolean" ? ["true", "false"] : optionsOf(other).map(({ value }) => value);
  const offersAll =
    !other.required || answers.length === 0 || answers.some((answer) => !getOwn(values, answer));
  const isOffered = (value: string): boolean =>
    answers.some((answer) => getOwn(values, answer)?.includes(value));
  return [
    ...Object.entries(values).flatMap(([answer, row]): readonly FindingBase[] => {
      const here = { path: `${path}.optionsFor.values.${answer}`, name };
      if (!canAnswer(other, answer)) {
        const what = `The options of ${called} depend on ${calledOf(other)} being ${quoted(answer)}, which is not a possible answer`;
        return [{ rule: "name-unknown", ...here, what }];
      }
      const isClosed = required && !open.some(({ value }) => row.includes(value));
      const what = `${called} offers no option for ${quoted(answer)}`;
      return isClosed ? [{ rule: "options-closed", ...here, what }] : [];
    }),
    ...open
      .filter(({ value }) => !offersAll && !isOffered(value))
      .map(({ value, label }) => ({
        rule: "option-never" as const,
        path: `${path}.optionsFor.values`,
        name,
        what: `No answer to ${calledOf(other)} offers the option ${quoted(label)} (${quoted(value)}) of ${called}`,
      })),
  ];
}

/** Reports mistakes in the labels, tables and groups that settings have for options. */
export const offeredOptions: FormCheck = ({ form, settings, settingsPath }) =>
  form.parameters.flatMap((parameter): readonly FindingBase[] => {
    const { name, type } = parameter;
    const field = getOwn(settings?.fields ?? {}, name);
    if (!field) return [];
    const one = { parameter, field, path: `${settingsPath}.fields.${name}` };
    const { optionsFor, groups } = field;
    const misplaced = type !== "select" && (optionsFor ? "optionsFor" : groups && "groups");
    if (misplaced) {
      const what = `${calledOf(parameter)} has ${misplaced}, and is not a select`;
      return [{ rule: "rule-type", path: `${one.path}.${misplaced}`, name, what }];
    }
    const other = form.parameters.find((one) => one.name === optionsFor?.by);
    return [...unknownValues(one), ...repeatedValues(one), ...tableMistakes(one, other)];
  });

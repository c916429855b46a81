import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { DocumentField } from "../../document/schema/collectionTypes.ts";
import { textIn } from "../../document/schema/texts.ts";
import { formatValueLines, parseValueLines } from "../state/valueLines.ts";
import { parameters, type Property, withSetting } from "./property.ts";

const isSelect: Condition = { name: "type", equals: "select" };
const names = { spellCheck: false, autoCapitalize: "none" } as const;
const lines = { ...names, multiline: 4 } as const;

/** Properties of the offered options and the groups of a select. */
export const optionProperties: readonly Property<DocumentField>[] = [
  {
    parameter: parameters.text("options_by", "Options depend on", {
      description: "Name of the question whose answer decides which options are offered",
    }),
    settings: names,
    when: isSelect,
    onLeave: true,
    read: ({ optionsFor }) => optionsFor?.by ?? null,
    write: (field, by) =>
      withSetting(
        field,
        "optionsFor",
        by === null ? undefined : { by, values: field.optionsFor?.values ?? {} },
      ),
  },
  {
    parameter: parameters.text("options_for", "Offered options", {
      description: "One line for each answer, with submitted values: MD: 24027, 24031",
    }),
    settings: lines,
    when: { all: [isSelect, { name: "options_by", answered: true }] },
    onLeave: true,
    read: ({ optionsFor }) => formatValueLines(Object.entries(optionsFor?.values ?? {})) || null,
    write: (field, text) =>
      field.optionsFor
        ? {
            ...field,
            optionsFor: {
              ...field.optionsFor,
              values: Object.fromEntries(parseValueLines(text ?? "")),
            },
          }
        : field,
  },
  {
    parameter: parameters.text("groups", "Groups of options", {
      description: "One line for each heading, with submitted values: Medical: ppo, hmo",
    }),
    settings: lines,
    when: isSelect,
    onLeave: true,
    read: ({ groups = [] }, lang) =>
      formatValueLines(groups.map(({ title, values }) => [textIn(title, lang), values])) || null,
    write(field, text, lang) {
      const { groups = [] } = field;
      const next = parseValueLines(text ?? "").map(([title, values]) => ({
        // Keeps the translations of the title.
        title: groups.find((group) => textIn(group.title, lang) === title)?.title ?? title,
        values,
      }));
      return withSetting(field, "groups", next.length > 0 ? next : undefined);
    },
  },
];

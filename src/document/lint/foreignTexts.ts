import { optionsOf } from "../../core/definition/optionsOf.ts";
import { quoted } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import { optionPath, parametersIn } from "../read/formInDocument.ts";
import { isForeign } from "./isForeign.ts";

/** Reports texts that are certainly not in the `lang` of their definition. */
export const foreignTexts: FormCheck = (linted) => {
  const { form, path: root } = linted;
  const { lang } = form;
  if (lang === undefined) return [];
  const findingsIn = (
    text: string | undefined,
    path: string,
    name?: string,
  ): readonly FindingBase[] => {
    if (text === undefined || !isForeign(text, lang)) return [];
    const what = `The form is in ${quoted(lang)}, and ${quoted(text)} is not`;
    return [{ rule: "text-language", path, ...(name !== undefined && { name }), what }];
  };
  return [
    ...findingsIn(form.description, `${root}.description`),
    ...parametersIn(linted).flatMap(([parameter, path]) => {
      const { name, label, description } = parameter;
      const options = optionsOf(parameter);
      return [
        ...findingsIn(label, `${path}.label`, name),
        ...findingsIn(description, `${path}.description`, name),
        // Skips single words: options may be names of languages, each in its own language.
        ...options
          .filter((option) => option.label.includes(" "))
          .flatMap((one) =>
            findingsIn(one.label, `${optionPath(linted, name, one.value)}.label`, name),
          ),
      ];
    }),
  ];
};

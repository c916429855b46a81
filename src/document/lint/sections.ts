import { quoted } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import { textIn } from "../schema/texts.ts";

export const sectionNames: FormCheck = ({ form, settings, settingsPath, lang }) => {
  const known = new Set(form.parameters.map(({ name }) => name));
  const placed = new Map<string, string>();
  return (settings?.sections ?? []).flatMap((section, at): readonly FindingBase[] => {
    const path = `${settingsPath}.sections[${at}]`;
    const title = quoted(textIn(section.title, lang));
    const found = section.names.flatMap((name, index): readonly FindingBase[] => {
      const here = { path: `${path}.names[${index}]`, name };
      const before = placed.get(name);
      placed.set(name, before ?? title);
      if (!known.has(name)) {
        const what = `The section ${title} names ${quoted(name)}, which does not exist in the form`;
        return [{ rule: "section-unknown", ...here, what }];
      }
      const what = `The section ${title} names ${quoted(name)}, which ${before ?? ""} names already`;
      return before === undefined ? [] : [{ rule: "section-twice", ...here, what }];
    });
    const isEmpty = !section.names.some((name) => known.has(name) && placed.get(name) === title);
    const what = `The section ${title} names no question of the form`;
    return isEmpty ? [...found, { rule: "section-empty", path: `${path}.names`, what }] : found;
  });
};

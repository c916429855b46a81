import { declaredType } from "../../core/definition/declaredType.ts";
import type { Parameter } from "../../core/definition/form.ts";
import { calledOf, quoted } from "../words.ts";
import type { Seen } from "./finding.ts";
import { type FormInDocument, parametersIn } from "../read/formInDocument.ts";

/** Parameters of one name in two forms that take different types of answers. */
export function namesOfTwoTypes(forms: readonly FormInDocument[]): readonly Seen[] {
  const firsts = new Map<string, Parameter>();
  return forms.flatMap((linted) =>
    parametersIn(linted).flatMap(([parameter, path]): readonly Seen[] => {
      const { name } = parameter;
      const first = firsts.get(name) ?? parameter;
      firsts.set(name, first);
      const [before, now] = [declaredType(first), declaredType(parameter)];
      if (before === now) return [];
      const what = `${calledOf(parameter)} has the name ${quoted(name)} and the type ${now}, and in an earlier form the type ${before}`;
      return [{ rule: "name-two-types", path: `${path}.type`, name, what }];
    }),
  );
}

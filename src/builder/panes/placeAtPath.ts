import { addressesOf } from "../../document/schema/entryIds.ts";
import type { Change } from "../../document/diff/change.ts";
import { valueAtPath } from "../../document/read/valueAtPath.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { namesIn } from "../state/names.ts";
import { hasPlace, type Place } from "../state/place.ts";

const inForm = /^\$\.forms\[(\d+)\](.*)$/s;
const inParameter = /^\.form\.parameters\[(\d+)\]/;
const inSection = /^\.sections\[(\d+)\]/;
const inSettings = /^\.(?:fields|conditions|compute|rules|defaultValues|prefill\.values)\.(.*)$/s;
const inSigner = /^\$\.signers\[(\d+)\]/;

/** Returns the longest name that a path begins with. Names may contain dots and brackets. */
function nameAtStart(path: string, names: readonly string[]): string | undefined {
  const found = names.filter(
    (name) => path.startsWith(name) && /^(?:$|[.[])/.test(path.slice(name.length)),
  );
  return found.toSorted((one, other) => other.length - one.length)[0];
}

function questionAt({ forms }: Collection, form: number, rest: string): readonly Place[] {
  const names = namesIn(forms[form] ?? {});
  const index = inParameter.exec(rest)?.[1];
  const name =
    index === undefined
      ? nameAtStart(inSettings.exec(rest)?.[1] ?? "", names)
      : names[Number(index)];
  return name === undefined ? [] : [{ kind: "question", form, name }];
}

/** Returns the places around a path, the innermost first. The document may not have them. */
function placesAround(document: Collection, path: string): readonly Place[] {
  const signer = inSigner.exec(path)?.[1];
  if (signer !== undefined)
    return [{ kind: "signer", signer: Number(signer) }, { kind: "signature" }];
  if (/^\$\.(?:attestation|signers)\b/.test(path)) return [{ kind: "signature" }];
  const [, index, rest = ""] = inForm.exec(path) ?? [];
  if (index === undefined) return [];
  const form = Number(index);
  const section = inSection.exec(rest)?.[1];
  return [
    ...questionAt(document, form, rest),
    ...(section === undefined
      ? []
      : [{ kind: "section", form, section: Number(section) } as const]),
    { kind: "form", form },
  ];
}

/**
 * Returns the place that a path leads to, or else the nearest place around it: the path
 * `$.forms[0].fields.city.help` leads to the question `city`.
 */
export const placeAtPath = (document: Collection, path: string): Place =>
  placesAround(document, path).find((place) => hasPlace(document, place)) ?? { kind: "collection" };

const removable = /^\$\.forms\[(\d+)\](\.form\.parameters\[\d+\])?$/;

/**
 * Returns the place of a change. A removed part, whose path counts in the published document, leads
 * to the part that contained it.
 */
export function placeOfChange(
  { class: kind, path, name }: Change,
  document: Collection,
  published: Collection,
): Place {
  const [, index, parameter] = removable.exec(path) ?? [];
  if (index !== undefined && kind === "breaks answers") {
    if (parameter === undefined) return { kind: "collection" };
    const address = addressesOf(published.forms)[Number(index)];
    const form = address === undefined ? -1 : addressesOf(document.forms).indexOf(address);
    const wasThere = name !== undefined && valueAtPath(published, `${path}.name`) === name;
    if (wasThere && form >= 0 && !namesIn(document.forms[form] ?? {}).includes(name))
      return { kind: "form", form };
  }
  return placeAtPath(document, path);
}

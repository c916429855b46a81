import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { calledOf, quoted } from "../../document/wording.ts";
import { contentAt, type PlaceOf, titleOf, withSetting } from "../state/place.ts";
import { addressAt, type Write } from "../state/write.ts";

/** A place that may have a condition. */
export type ConditionPlace = PlaceOf<"form" | "question" | "signer">;

export function conditionAt(document: Collection, place: ConditionPlace): Condition | undefined {
  if (place.kind === "question") return contentAt<"question">(document, place)?.condition;
  return contentAt<"form" | "signer">(document, place)?.when;
}

/** Returns the content of a place with another condition. */
export function withCondition(
  document: Collection,
  place: ConditionPlace,
  condition: Condition | undefined,
): Write | null {
  if (place.kind === "question") {
    const content = contentAt<"question">(document, place);
    return content ? { place, content: { ...content, condition } } : null;
  }
  if (place.kind === "form") {
    const content = contentAt<"form">(document, place);
    return content ? { place, content: withSetting(content, "when", condition) } : null;
  }
  const content = contentAt<"signer">(document, place);
  return content ? { place, content: withSetting(content, "when", condition) } : null;
}

/** Returns the path of a condition in findings of `conditionFindings`. */
export function conditionPath(place: ConditionPlace): string {
  if (place.kind === "signer") return `$.signers[${place.signer}].when`;
  const form = `$.forms[${place.form}]`;
  return place.kind === "form" ? `${form}.when` : `${form}.conditions.${place.name}`;
}

/** Returns the title of a place in quotes. */
export function calledAt(document: Collection, place: ConditionPlace): string {
  if (place.kind !== "question") return quoted(titleOf(document, place) || idAt(document, place));
  const parameter = contentAt<"question">(document, place)?.parameter;
  return parameter ? calledOf(parameter) : quoted(place.name);
}

/** Returns the id of the form or the signer of a place. */
export const idAt = (document: Collection, place: ConditionPlace): string =>
  place.kind === "signer"
    ? (contentAt<"signer">(document, place)?.id ?? "")
    : addressAt(document, place.form);

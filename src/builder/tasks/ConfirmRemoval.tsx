"use client";
import type { JSX } from "react";
import { addressed } from "../../document/schema/entryIds.ts";
import { renderButton } from "../../react/internal.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import { Action } from "../controls.tsx";
import type { Place } from "../state/place.ts";
import { type Referrer, referrersOf } from "../state/references.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import type { TaskProps } from "./AddForm.tsx";

/** Returns the settings of other parts that refer to a form or a question. */
export function removalReferrers(
  { document }: Pick<CollectionBuilderApi, "document">,
  place: Place,
): readonly Referrer[] {
  if (place.kind !== "form" && place.kind !== "question") return [];
  const address = addressed(document.forms)[place.form]?.[0];
  const isOwn = ({ kind, at, name }: Referrer): boolean =>
    kind !== "signerCondition" &&
    at === place.form &&
    (place.kind === "form" || (name !== undefined && name === place.name));
  return referrersOf(
    document,
    ({ form, name }) => form === address && (place.kind === "form" || name === place.name),
  ).filter((by) => !isOwn(by));
}

const sentences: Readonly<Record<Referrer["kind"], BuilderMessageKey>> = {
  condition: "conditionOf",
  formCondition: "conditionOf",
  signerCondition: "conditionOf",
  options: "optionsOf",
  check: "checkIn",
  computation: "computationOf",
};

const placeOf = ({ kind, at, name }: Referrer): Place => {
  if (kind === "signerCondition") return { kind: "signer", signer: at };
  if (at < 0) return { kind: "collection" };
  return name === undefined ? { kind: "form", form: at } : { kind: "question", form: at, name };
};

/** Lists what refers to the selected place, before the place is removed with these references. */
export function ConfirmRemoval({ builder, onDone }: TaskProps): JSX.Element {
  const { run, state, t, title } = builder;
  const { place } = state;
  return (
    <fieldset className="pf-builder-task" aria-label={t("removeWhat", { title: title(place) })}>
      <p>{t("removalRefers", { title: title(place) })}</p>
      <ul>
        {removalReferrers(builder, place).map((by) => (
          <li key={JSON.stringify(by)}>{t(sentences[by.kind], { title: title(placeOf(by)) })}</li>
        ))}
      </ul>
      <div className="pf-actions">
        {renderButton(builder, "button", {
          onClick() {
            run({ type: "remove", place });
            onDone();
          },
          children: t("removeWithReferences"),
        })}
        <Action slot={builder} onClick={onDone}>
          {t("keep")}
        </Action>
      </div>
    </fieldset>
  );
}

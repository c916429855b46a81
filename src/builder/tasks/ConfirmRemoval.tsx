"use client";
import type { JSX } from "react";
import { renderButton } from "../../react/internal.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import { Action } from "../controls.tsx";
import { type Place, samePlace } from "../state/place.ts";
import { referenceTo, type Referrer, referrersOf } from "../state/references.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import type { TaskProps } from "./AddForm.tsx";

/** Returns the settings of other parts that refer to a form or a question. */
export function removalReferrers(
  { document }: Pick<CollectionBuilderApi, "document">,
  place: Place,
): readonly Referrer[] {
  if (place.kind !== "form" && place.kind !== "question") return [];
  const isOwn = ({ place: one }: Referrer): boolean =>
    "form" in one && one.form === place.form && (place.kind === "form" || samePlace(one, place));
  return referrersOf(document, referenceTo(document, place)).filter((by) => !isOwn(by));
}

const sentences: Readonly<Record<Referrer["kind"], BuilderMessageKey>> = {
  condition: "conditionOf",
  options: "optionsOf",
  check: "checkIn",
  computation: "computationOf",
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
          <li key={JSON.stringify(by)}>{t(sentences[by.kind], { title: title(by.place) })}</li>
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

"use client";
import type { JSX } from "react";
import { type Change, type ChangeClass, changeClasses } from "../../document/diff/change.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import type { BuilderMessageKey } from "../builderMessages.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { PlaceList } from "./PlaceList.tsx";
import { placeOfChange } from "./placeAtPath.ts";

interface ChangeGroupsProps {
  readonly builder: CollectionBuilderApi;
  readonly published: Collection;
  readonly changes: readonly Change[];
}

type Keys = readonly [title: BuilderMessageKey, hint: BuilderMessageKey];

const classKeys: Readonly<Record<ChangeClass, Keys>> = {
  "breaks answers": ["breaksAnswers", "breaksAnswersHint"],
  "asks again": ["asksAgain", "asksAgainHint"],
  "changes meaning": ["changesMeaning", "changesMeaningHint"],
  cosmetic: ["cosmetic", "cosmeticHint"],
};

/** Lists changes by their effect on stored answers. */
export const ChangeGroups = ({ builder, published, changes }: ChangeGroupsProps): JSX.Element => (
  <PlaceList
    builder={builder}
    groups={changeClasses.map((kind) => ({
      key: kind,
      title: builder.t(classKeys[kind][0]),
      hint: builder.t(classKeys[kind][1]),
      items: changes
        .filter((change) => change.class === kind)
        .map((change) => ({
          place: placeOfChange(change, builder.document, published),
          sentences: [`${change.what}.`],
        })),
    }))}
  />
);

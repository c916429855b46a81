"use client";
import { type JSX, useState } from "react";
import type { ElementProps } from "../../react/components/contract.ts";
import { SummaryBox } from "../../react/SummaryBox.tsx";
import type { FormCollectionApi } from "../formCollection.ts";
import type { CollectionFinding } from "./findings.ts";

/** What stands against sending a collection: it takes focus at each attempt that failed, and leads to each question and back. */
export function CollectionSummary({
  collection,
}: {
  readonly collection: FormCollectionApi;
}): JSX.Element {
  const { findings, count } = collection.signing.failure;
  const [before] = useState(count);
  return (
    <SummaryBox
      place={collection}
      lines={findings.map((finding) => lineOf(finding, collection))}
      count={count - before}
    />
  );
}

/** A link leads to the step of the question, and leaves the page's address to the app. */
const lineOf = (
  { form: id, name, say, lang }: CollectionFinding,
  { forms, settings, change }: FormCollectionApi,
): ElementProps<"a"> => {
  const form = forms.find((one) => one.id === id);
  const language = form?.status === "ready" ? form.settings : settings;
  return {
    children: say(language),
    lang: lang?.(language),
    ...(name !== null && {
      href: `#${id}`,
      onClick(event) {
        event.preventDefault();
        change(id, name);
      },
    }),
  };
};

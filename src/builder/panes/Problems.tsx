"use client";
import type { JSX } from "react";
import type { Finding } from "../../document/lint/finding.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { type PlaceItem, PlaceList } from "./PlaceList.tsx";
import { placeAtPath } from "./placeAtPath.ts";

interface ProblemsProps {
  readonly builder: CollectionBuilderApi;
  readonly findings: readonly Finding[];
}

/** Lists the problems of the document that employees would encounter. */
export function Problems({ builder, findings }: ProblemsProps): JSX.Element {
  const { document, t } = builder;
  const itemsOf = (severity: Finding["severity"]): readonly PlaceItem[] =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(({ path, what, why, advice }) => ({
        place: placeAtPath(document, path),
        sentences: [`${what}.`, `${why}.`, `${advice}.`],
      }));
  return (
    <div className="pf-builder-problems">
      <output className="pf-builder-status">
        {findings.length === 0 ? t("noProblems") : null}
      </output>
      <PlaceList
        builder={builder}
        groups={[
          { key: "error", title: t("blocksPublishing"), items: itemsOf("error") },
          { key: "warning", title: t("mayConfuse"), items: itemsOf("warning") },
        ]}
      />
    </div>
  );
}

"use client";
import { type JSX, useMemo, useRef } from "react";
import type { Change } from "../../document/diff/change.ts";
import { diffCollection } from "../../document/diff/diffCollection.ts";
import { sameData } from "../../document/diff/sameData.ts";
import { renderAlert, renderButton } from "../../react/internal.ts";
import { Action } from "../controls.tsx";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { useIdle } from "../useIdle.ts";
import { ChangeGroups } from "./ChangeGroups.tsx";
import { ConfirmPublish, type CountAnswers } from "./ConfirmPublish.tsx";
import { placeAtPath } from "./placeAtPath.ts";
import { breaksAnswers, type Publication, type PublishHandler, usePublish } from "./usePublish.ts";

interface ChangesProps {
  readonly builder: CollectionBuilderApi;
  /** Publishes the document. When it rejects, the failure is reported, and can be retried. */
  readonly onPublish: PublishHandler;
  /** Counts the people with stored answers, for the confirmation of changes that break them. */
  readonly countAnswers?: CountAnswers | undefined;
}

/** Lists the changes since the last publication by their effect on stored answers. */
export function Changes({ builder, onPublish, countAnswers }: ChangesProps): JSX.Element {
  const { published, t } = builder;
  const { publication, publish, confirm, cancel } = usePublish(builder, onPublish);
  const button = useRef<HTMLButtonElement>(null);
  const isPublishing = publication.kind === "publishing";
  const breaking = useMemo(
    () => (publication.kind === "confirming" ? publication.changes.filter(breaksAnswers) : null),
    [publication],
  );
  return (
    <div className="pf-builder-changes">
      {renderButton(builder, "button", {
        ref: button,
        "aria-disabled": isPublishing || undefined,
        onClick: publish,
        children: t(isPublishing ? "publishing" : "publish"),
      })}
      <Outcome builder={builder} publication={publication} />
      {breaking && published && (
        <ConfirmPublish
          builder={builder}
          published={published}
          changes={breaking}
          countAnswers={countAnswers}
          opener={button}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
      {!breaking && <ChangeList builder={builder} />}
    </div>
  );
}

interface OutcomeProps {
  readonly builder: CollectionBuilderApi;
  readonly publication: Publication;
}

/** Renders the result of pressing the Publish button. */
function Outcome({ builder, publication }: OutcomeProps): JSX.Element {
  const { document, t } = builder;
  if (publication.kind === "published")
    return renderAlert(builder, { kind: "success", children: t("published") });
  if (publication.kind === "failed")
    return renderAlert(builder, { kind: "alert", children: t("publishFailed") });
  if (publication.kind === "blocked") {
    const { errors } = publication;
    const [first] = errors;
    const place = placeAtPath(document, first.path);
    const children = (
      <>
        <p>
          {t(errors.length === 1 ? "blocked.one" : "blocked.other", { count: `${errors.length}` })}
        </p>
        <p>
          {t("firstProblem")} <span lang="en">{`${first.what}. ${first.advice}.`}</span>
        </p>
        <Action slot={builder} onClick={() => builder.select(place)}>
          {builder.title(place)}
        </Action>
      </>
    );
    return renderAlert(builder, { kind: "alert", children });
  }
  const isUnchanged = publication.kind === "unchanged";
  return <output className="pf-builder-status">{isUnchanged ? t("unchanged") : null}</output>;
}

function ChangeList({ builder }: { readonly builder: CollectionBuilderApi }): JSX.Element {
  const { document, published, t } = builder;
  const idle = useIdle(document);
  const changes = useMemo(
    (): readonly Change[] =>
      published && !sameData(published, idle) ? diffCollection(published, idle) : [],
    [published, idle],
  );
  if (!published) return <p>{t("neverPublished")}</p>;
  if (changes.length === 0) return <p>{t("noChanges")}</p>;
  return <ChangeGroups builder={builder} published={published} changes={changes} />;
}

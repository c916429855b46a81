"use client";
import type { JSX } from "react";
import { longMoment } from "../../core/values/formatDate.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { drawAlert } from "../parts/Alert.tsx";
import { useScope } from "../store/scope.ts";
import { words } from "../settings/text.ts";
import type { Submitted } from "../submission/submission.ts";

/** That the answers were received, and when; of answers changed meanwhile, that they were not. */
export function Received({ at, edited }: Submitted): JSX.Element {
  const scope = useScope();
  const { settings } = scope;
  return drawAlert(scope, {
    kind: "success",
    children: (
      <>
        <p>
          <strong {...words(settings, "received")} />
        </p>
        <p>{longMoment(at, sentenceLocale(settings))}</p>
        {edited && <p {...words(settings, "changedSince")} />}
      </>
    ),
  });
}

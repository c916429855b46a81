"use client";
import { type JSX, type ReactNode, useEffect, useRef } from "react";
import type { Submitted } from "../submission/submission.ts";
import { moveFocus } from "../support/repeatGuard.ts";
import { longMoment } from "../../core/values/formatDate.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { drawAlert } from "../parts/Alert.tsx";
import { useScope } from "../store/scope.ts";
import { words } from "../../core/messages/text.ts";

interface EndingProps {
  readonly submitted: Submitted;
  readonly children: ReactNode;
}

/**
 * Where the form was before it was accepted. It takes focus, which was on a button that is gone,
 * unless what is drawn in it has taken that, or a person goes on typing.
 */
export function Ending({ submitted, children }: EndingProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  // What is hidden for a while and shown again runs its effects again.
  const focused = useRef<Submitted | null>(null);
  useEffect(() => {
    const { current } = box;
    if (focused.current === submitted) return;
    focused.current = submitted;
    if (submitted.edited || current?.contains(current.ownerDocument.activeElement)) return;
    moveFocus(current);
  }, [submitted]);
  return (
    <div className="pf-ending" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

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

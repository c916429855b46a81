"use client";
import { type JSX, type ReactNode, useEffect, useRef } from "react";
import type { Submitted } from "../submission/contract.ts";
import { moveFocus } from "../support/repeatGuard.ts";
import { longMoment } from "../../core/values/formatDate.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { renderAlert } from "../parts/Alert.tsx";
import { useScope } from "../store/scope.ts";
import { formMessage } from "../../core/messages/formText.ts";

interface EndingProps {
  readonly submitted: Submitted;
  readonly children: ReactNode;
}

/**
 * Renders the content that replaces an accepted form. Takes focus unless the content has it or a
 * person keeps typing.
 */
export function Ending({ submitted, children }: EndingProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  // React reruns effects when hidden content is shown again.
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

/** Renders the confirmation, and a note if answers were edited since. */
export function Confirmation({ at, edited }: Submitted): JSX.Element {
  const scope = useScope();
  const { settings } = scope;
  return renderAlert(scope, {
    kind: "success",
    children: (
      <>
        <p>
          <strong {...formMessage(settings, "received")} />
        </p>
        <p>{longMoment(at, sentenceLocale(settings))}</p>
        {edited && <p {...formMessage(settings, "changedSince")} />}
      </>
    ),
  });
}

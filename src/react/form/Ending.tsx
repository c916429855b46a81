"use client";
import { type JSX, type ReactNode, useEffect, useRef } from "react";
import type { Submitted } from "../submission/submission.ts";
import { moveFocus } from "../support/repeatGuard.ts";

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

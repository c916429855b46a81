"use client";
import { type JSX, useEffect, useState } from "react";
import { drawButton, moveFocus } from "../../react/internal.ts";
import type { Words } from "../../react/index.ts";
import { collectionSaid } from "../collectionWords.ts";
import type { FormCollectionApi } from "../contract.ts";

interface RemovedRoundProps {
  readonly collection: FormCollectionApi;
  /** What was done last, also for screen readers. */
  readonly said: Words | null;
  /** Whether focus comes here, because what was pressed is gone. */
  readonly takesFocus: boolean;
  /** Brings the round back; `null` where none was removed. */
  readonly onUndo: (() => void) | null;
}

/** Which round was removed, and the way to undo that. */
export function RemovedRound({
  collection,
  said,
  takesFocus,
  onUndo,
}: RemovedRoundProps): JSX.Element {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (takesFocus) moveFocus(button);
  }, [takesFocus, button, said]);
  return (
    <div className="pf-round-removed">
      <output className="pf-status" {...said} />
      {onUndo &&
        drawButton(collection, "button-plain", {
          ref: setButton,
          onClick: onUndo,
          ...collectionSaid(collection.settings, "undoRemove"),
        })}
    </div>
  );
}

"use client";
import { type JSX, useEffect, useState } from "react";
import { renderButton, moveFocus } from "../../react/internal.ts";
import type { MessageProps } from "../../react/index.ts";
import { collectionMessage } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";

interface RemovedItemProps {
  readonly collection: FormCollectionApi;
  /** Message about the last action, also for screen readers. */
  readonly message: MessageProps | null;
  /** Whether "Undo" takes focus, because the pressed button was removed. */
  readonly takesFocus: boolean;
  /** Restores the item; `null` if none was removed. */
  readonly onUndo: (() => void) | null;
}

/** Renders which item was removed, with a button to undo it. */
export function RemovedItemNotice({
  collection,
  message,
  takesFocus,
  onUndo,
}: RemovedItemProps): JSX.Element {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (takesFocus) moveFocus(button);
  }, [takesFocus, button, message]);
  return (
    <div className="pf-item-removed">
      <output className="pf-status" {...message} />
      {onUndo &&
        renderButton(collection, "button-plain", {
          ref: setButton,
          onClick: onUndo,
          ...collectionMessage(collection.settings, "undoRemove"),
        })}
    </div>
  );
}

"use client";
import type { JSX } from "react";
import { HttpError, NotFormError } from "../client/index.ts";
import { drawAlert } from "../react/components/Alert.tsx";
import { drawButton } from "../react/components/Button.tsx";
import type { ResolvedSettings } from "../react/settings/settings.ts";
import { words } from "../react/settings/text.ts";
import { useFocusLeft } from "./useFocusLeft.ts";

interface LoadAlertProps {
  readonly settings: ResolvedSettings;
  readonly error: Error;
  readonly onRetry: () => void;
  /** What has focus goes away. */
  readonly onLeave: () => void;
}

/** Why a form cannot be shown, and another try where that can help. */
export function LoadAlert({ settings, error, onRetry, onLeave }: LoadAlertProps): JSX.Element {
  const reason = reasonOf(error);
  const place = { settings };
  const ref = useFocusLeft(onLeave);
  return drawAlert(place, {
    kind: "alert",
    children: (
      <>
        <p {...words(settings, reason)} />
        {reason === "loadFailed" &&
          drawButton(place, "button", {
            ref,
            onClick() {
              onLeave();
              onRetry();
            },
            ...words(settings, "retry"),
          })}
      </>
    ),
  });
}

function reasonOf(error: Error): "formNotFound" | "definitionError" | "loadFailed" {
  if (error instanceof NotFormError) return "definitionError";
  return error instanceof HttpError && error.status === 404 ? "formNotFound" : "loadFailed";
}

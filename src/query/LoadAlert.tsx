"use client";
import type { JSX } from "react";
import { formFailure, isFinal } from "../core/failure.ts";
import { drawAlert } from "../react/components/Alert.tsx";
import { drawButton } from "../react/components/Button.tsx";
import type { GivenSettings } from "../react/settings/settings.ts";
import { unreadWords } from "../react/settings/failureText.ts";
import { fetched } from "../react/settings/fetchedText.ts";
import { useFocusLeft } from "./useFocusLeft.ts";

interface LoadAlertProps {
  readonly settings: GivenSettings;
  readonly error: Error;
  readonly onRetry: () => void;
  /** What has focus goes away. */
  readonly onLeave: () => void;
}

/** Why a form cannot be shown, and another try where that can help. */
export function LoadAlert({ settings, error, onRetry, onLeave }: LoadAlertProps): JSX.Element {
  const reason = formFailure(error);
  const place = { settings };
  const ref = useFocusLeft(onLeave);
  return drawAlert(place, {
    kind: "alert",
    children: (
      <>
        <p {...unreadWords(settings, reason)} />
        {!isFinal(reason) &&
          drawButton(place, "button", {
            ref,
            onClick() {
              onLeave();
              onRetry();
            },
            ...fetched.words(settings, "retry"),
          })}
      </>
    ),
  });
}

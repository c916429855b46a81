"use client";
import type { JSX } from "react";
import { formFailure, isFinal } from "../core/failure.ts";
import { drawAlert } from "../react/components/Alert.tsx";
import { drawButton } from "../react/components/Button.tsx";
import type { GivenSettings } from "../react/settings/settings.ts";
import { unreadWords } from "../react/settings/failureText.ts";
import { fetched } from "../react/settings/fetchedText.ts";
import { holdGesture } from "../react/gesture.ts";
import { useFocusLeft } from "./useFocusLeft.ts";

interface LoadAlertProps {
  readonly settings: GivenSettings;
  readonly error: Error;
  /** Asks once more. */
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
  /** What has focus goes away. */
  readonly onLeave: () => void;
}

/** Why a form cannot be shown, and another try where that can help. */
export function LoadAlert({ settings, error, refetch, onLeave }: LoadAlertProps): JSX.Element {
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
              const release = holdGesture();
              void refetch().then(({ isError }) => release(isError ? 0 : undefined));
            },
            ...fetched.words(settings, "retry"),
          })}
      </>
    ),
  });
}

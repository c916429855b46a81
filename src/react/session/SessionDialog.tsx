"use client";
import { Fragment, type JSX, type SyntheticEvent, useEffect, useId, useRef } from "react";
import {
  type MessageTable,
  defineMessages,
  formatList,
} from "../../core/messages/defineMessages.ts";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { whyUnread } from "../../core/messages/readFailure.ts";
import { sessionMessages } from "../../core/messages/sessionMessages.ts";
import type { Language } from "../../core/values/language.ts";
import { renderAlert } from "../parts/Alert.tsx";
import { renderButton } from "../parts/Button.tsx";
import type { FormSettings } from "../settings/settings.ts";
import { useSettings } from "../settings/useSettings.ts";
import type { FormDraft } from "../store/useFormDraft.ts";
import { listen } from "../support/listen.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";
import type { Session } from "./session.ts";
import { useSessionEnd } from "./useSessionEnd.ts";

export interface SessionDialogProps extends Pick<
  FormSettings,
  "components" | "locale" | "messages"
> {
  readonly session: Session;
  readonly draft?: Pick<FormDraft, "flush" | "kept"> | undefined;
  readonly plain?: undefined;
}

/** Mantine's dialogs ignore keys on elements with this attribute. */
const ownKeys = { "data-mantine-stop-propagation": "true" };

/** React passes these events to the dialogs around, too. */
const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * Renders a modal dialog in the last two minutes of a session, and after its end.
 *
 * - The remaining time is visible, and announced at two minutes, one minute and 20 seconds.
 * - Escape acts like the button: it extends the session and, after the end, closes the dialog.
 * - The elements of the form stay as they are. Focus and caret return to the field.
 */
export function SessionDialog(props: SessionDialogProps): JSX.Element {
  const { session, draft, components, locale, messages } = props;
  const settings = useSettings({ components, locale, messages });
  const state = useSessionEnd(session);
  const { isOpen, isEnded, isBusy, failure, left, announced } = state;
  const id = useId();
  const status = useRef<HTMLOutputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useLatest({ act: state.act, draft });

  // Runs after each render, because browsers may close a dialog without asking.
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    // A modal dialog without a box, such as in a hidden tab, would block the page.
    const isShown = isOpen && status.current?.getClientRects().length !== 0;
    if (!current || current.open === isShown) return;
    if (isShown) current.showModal();
    else current.close();
  });
  useBrowserLayoutEffect(() => {
    // Not the button: a key that was meant for a field must not close the message.
    if (isOpen && isEnded) heading.current?.focus();
  }, [isOpen, isEnded]);
  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    // Returns focus, which removing the element would not do.
    return () => {
      if (current?.open) current.close();
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const { draft } = latest.current;
    // The last time that a failed save can be repeated in this session.
    draft?.flush?.();
    // On the window, before the dialogs around.
    return listen(
      window,
      "keydown",
      (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
        if (!dialog.current?.open) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        if (!event.repeat) latest.current.act();
      },
      { capture: true },
    );
  }, [isOpen, latest]);

  const time = (seconds: number) =>
    t(settings, "sessionLeft", { time: durationText(settings, seconds) });
  const sentences = [t(settings, "sessionOnPage"), ...(draft?.kept?.(settings) ?? [])];
  return (
    <>
      <output
        ref={status}
        className="pf-visually-hidden"
        {...(state.isExtended && t(settings, "sessionExtended"))}
      />
      <dialog
        ref={dialog}
        className={isOpen ? "pf-fields pf-dialog" : undefined}
        role="alertdialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        onClose={stopPropagation}
        onToggle={stopPropagation}
        onCancel={(event) => {
          event.stopPropagation();
          event.preventDefault();
          state.act();
        }}
      >
        {isOpen && (
          <>
            <div className="pf-header">
              <h2
                ref={heading}
                id={`${id}title`}
                className="pf-heading"
                tabIndex={isEnded ? -1 : undefined}
                {...ownKeys}
              >
                <span
                  {...(isEnded
                    ? t(settings, "sessionEnded", { time: timeText(settings, state.endsAt) })
                    : t(settings, "sessionEnding"))}
                />
              </h2>
              {!isEnded && <div role="timer" {...time(left)} />}
              <output id={`${id}text`} className={isEnded ? undefined : "pf-visually-hidden"}>
                {(isEnded ? sentences : [time(announced)]).map(({ children, lang }) => (
                  <Fragment key={children}>
                    <span lang={lang}>{children}</span>{" "}
                  </Fragment>
                ))}
              </output>
            </div>
            {failure &&
              !isEnded &&
              renderAlert(
                { settings },
                {
                  kind: "alert",
                  children: (
                    <p
                      key={failure.count}
                      {...t(settings, "sessionNotExtended", {
                        why: whyUnread(settings, failure.reason),
                      })}
                    />
                  ),
                },
              )}
            <div className="pf-actions">
              {renderButton({ settings }, "button", {
                ...ownKeys,
                "aria-disabled": isBusy || undefined,
                onClick: state.act,
                ...t(settings, isEnded ? "sessionContinue" : "sessionStay"),
              })}
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

const messages: MessageTable<keyof typeof sessionMessages> =
  /* @__PURE__ */ defineMessages(sessionMessages);

/** Returns a message as props of its element. */
const t: (typeof messages)["t"] = messages.t;

/** Formats a duration in full: "1 minute, 59 seconds". */
function durationText(language: Language, seconds: number): string {
  const format = (unit: "minute" | "second", value: number): readonly string[] =>
    value === 0
      ? []
      : [
          new Intl.NumberFormat(sentenceLocale(language), {
            style: "unit",
            unit,
            unitDisplay: "long",
          }).format(value),
        ];
  const parts = [...format("minute", Math.floor(seconds / 60)), ...format("second", seconds % 60)];
  return formatList(language, parts, "unit");
}

/** Formats a time of this day as "3:42 PM", and of other days with the date. */
function timeText(language: Language, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(sentenceLocale(language), {
    calendar: "gregory",
    dateStyle: isToday ? undefined : "long",
    timeStyle: "short",
  }).format(at);
}

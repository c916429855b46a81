"use client";
import type { JSX } from "react";
import { bareLabel } from "../../core/messages/labelledMessage.ts";
import type { ElementProps } from "../parts/contract.ts";
import type { HeadingLevel } from "../support/headings.ts";
import { useScope } from "../store/scope.ts";
import type { SummaryEntry } from "../submission/submitIssue.ts";
import { FocusedSummary, isCounted } from "./FocusedSummary.tsx";
import type { Failure } from "../submission/useFailure.ts";

interface ErrorSummaryProps {
  readonly failure: Failure;
  /** Level of its heading. @default 2 */
  readonly headingLevel?: HeadingLevel | undefined;
}

/**
 * Renders the errors of a failed submission in field order, with links to the fields. Takes focus
 * at each failure unless a person is typing.
 *
 * @example
 * const { scope, submit, failure } = useParameterForm({ form, onSubmit: save });
 * <ParameterFormScope scope={scope}>
 *   <ErrorSummary failure={failure} />
 * </ParameterFormScope>
 */
export function ErrorSummary({ failure, headingLevel = 2 }: ErrorSummaryProps): JSX.Element | null {
  const scope = useScope();
  const { controls, idsOf, parameters, form } = scope;
  const { entries } = failure;
  if (entries.length === 0) return null;
  const missing = entries.filter(({ reason }) => reason === "missing").length;
  /**
   * Returns a line. Its link focuses the control without changing the URL; there is none if the
   * control cannot be mounted.
   */
  const lineOf = ({ name, message, reason, lang }: SummaryEntry): ElementProps<"a"> => {
    const isBare = reason === "missing" && isCounted(missing);
    const label = isBare && name !== null && parameters.get(name)?.label;
    return {
      ...(label ? { children: bareLabel(label), lang: form.lang } : { children: message, lang }),
      ...(name !== null &&
        controls.reaches(name) && {
          href: `#${idsOf(name).control}`,
          onClick(event) {
            event.preventDefault();
            controls.focus(name);
          },
        }),
    };
  };
  const lines = entries.map(lineOf);
  return <FocusedSummary {...failure} {...{ lines, missing, headingLevel }} slot={scope} />;
}

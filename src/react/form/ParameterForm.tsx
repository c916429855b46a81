"use client";
import {
  forwardRef,
  type JSX,
  type ReactNode,
  useId,
  useImperativeHandle,
  useReducer,
} from "react";
import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import type { Form } from "../../core/definition/form.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";
import { AllFields } from "../layout/AllFields.tsx";
import { below, type HeadingLevel } from "../support/headings.ts";
import { drawAlert } from "../parts/Alert.tsx";
import { Ending } from "./AfterSubmit.tsx";
import { ErrorSummary } from "../errorSummary/ErrorSummary.tsx";
import { LeftOutFields } from "../layout/LeftOutFields.tsx";
import { FormHeader } from "./FormHeader.tsx";
import { ParameterFormScope } from "./ParameterFormScope.tsx";
import { Received } from "./AfterSubmit.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { FormSettings } from "../settings/settings.ts";
import type { Submitted } from "../submission/submission.ts";
import { words } from "../../core/messages/text.ts";
import {
  type ParameterFormApi,
  type UseParameterFormOptions,
  useUnwatchedForm,
} from "./useParameterForm.ts";
import { useLastForm, useParsedForm } from "./useParsedForm.ts";
import { useOwnerKey } from "../store/useFormDraft.ts";
import { given } from "../settings/given.ts";
import { useSettings } from "../settings/useSettings.ts";
import { WaitingForm } from "./WaitingForm.tsx";
import { useOwnForm } from "../support/useOwnForm.ts";
import { typed, type TypedComponent } from "./typed.ts";
import { warn } from "../support/warn.ts";

/** What a ref to a form can do. */
export type ParameterFormHandle = Pick<
  ParameterFormApi,
  "submit" | "reset" | "focus" | "getValues" | "getFieldValues"
>;

/** Props of `<ParameterForm>`. */
export interface ParameterFormProps
  extends Omit<UseParameterFormOptions, "form">, ParseFormOptions {
  /**
   * A form as `GET /forms/{form_id}` answers it, checked or not; a skeleton stands in its place
   * while it is `undefined` or `null`.
   */
  readonly form: unknown;
  /** Called once for a definition that cannot be drawn, with the reasons. */
  readonly onDefinitionError?: ((issues: readonly DefinitionIssue[]) => void) | undefined;
  /** Id of the `<form>`, for a submit button elsewhere with `form="…"`. */
  readonly id?: string | undefined;
  /** Added to the class of the `<form>`. */
  readonly className?: string | undefined;
  /** Text of the submit button; `false` for none. */
  readonly submitLabel?: string | false | undefined;
  /** Level of the form's heading on your page; 2 unless given. */
  readonly headingLevel?: HeadingLevel | undefined;
  /**
   * What stands in place of the form once its answers were accepted: that they were received, and
   * when (`"message"`, the default), or what you draw of the submission. `ref.reset()` opens the
   * form again. `"edit"` leaves it open, and says nothing.
   */
  readonly afterSubmit?: "message" | "edit" | ((submitted: Submitted) => ReactNode) | undefined;
  /**
   * A layout of your own, with `<ParameterField name="…">` for each parameter. A parameter without
   * one is rendered below once it has kept the form from being submitted.
   */
  readonly children?: ReactNode;
}

/**
 * Draws any form of the service, checks the answers, and hands back the strings the service
 * accepts.
 *
 * @example
 * const form = await (await fetch("/api/forms/federal-w4")).json();
 * <ParameterForm form={form} onSubmit={(values, { payload }) => save(payload)} />
 */
export const ParameterForm: TypedComponent<ParameterFormProps, ParameterFormHandle> = typed(
  forwardRef<ParameterFormHandle, ParameterFormProps>(function ParameterForm(own, ref) {
    const props = given(own);
    const parsed = useParsedForm(props.form, props, props.onDefinitionError);
    const [form, key] = useLastForm(parsed);
    const broken = !parsed.ok;
    const owner = useOwnerKey(props.draft);
    return (
      <>
        {props.form === undefined ? (
          <WaitingForm {...props} of="form" />
        ) : (
          broken && <DefinitionAlert {...props} />
        )}
        {form && (
          <CheckedForm
            // The questions of another form may have the same names.
            key={`${owner} ${key}`}
            {...props}
            {...(broken && { disabled: true })}
            hidden={broken}
            form={form}
            handle={ref}
          />
        )}
      </>
    );
  }),
);

function DefinitionAlert(props: FormSettings): JSX.Element {
  const settings = useSettings(props);
  return drawAlert({ settings }, { kind: "alert", ...words(settings, "definitionError") });
}

interface CheckedFormProps extends ParameterFormProps {
  readonly form: Form;
  /** While the definition cannot be drawn: what was typed waits, unseen, for one that can. */
  readonly hidden: boolean;
  readonly handle: React.ForwardedRef<ParameterFormHandle>;
}

function CheckedForm(props: CheckedFormProps): JSX.Element {
  const { handle, hidden, submitLabel, headingLevel = 2, className = "", id, children } = props;
  const { afterSubmit = "message" } = props;
  const heading = useId();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const api = useUnwatchedForm(props, afterSubmit === "edit" ? "edit" : "close");
  const { submit, reset, focus, getValues, getFieldValues, scope, submitting, failure } = api;
  warn("given", { props, settings: scope.settings });
  const submitted = afterSubmit !== "edit" && api.submitted;
  const element = useOwnForm(submit, () => reset());
  useImperativeHandle(handle, () => ({ submit, reset, focus, getValues, getFieldValues }));
  return (
    <form
      ref={element}
      className={`pf-form ${className}`.trim()}
      id={id}
      lang={scope.settings.messages["lang"]}
      hidden={hidden}
      aria-labelledby={props.form.description ? heading : undefined}
      aria-busy={submitting || undefined}
      method="dialog"
      noValidate
    >
      <ParameterFormScope scope={scope}>
        <FormHeader id={heading} headingLevel={headingLevel} />
        {submitted && (
          <Ending submitted={submitted}>
            {afterSubmit === "message" ? <Received {...submitted} /> : afterSubmit(submitted)}
          </Ending>
        )}
        {(!submitted || submitted.edited) && (
          <>
            <ErrorSummary failure={failure} headingLevel={headingLevel} />
            {children === undefined ? (
              <AllFields
                headingLevel={scope.form.description ? below[headingLevel] : headingLevel}
              />
            ) : (
              <>
                {children}
                <LeftOutFields failure={failure} onDrawn={drawAgain} />
              </>
            )}
            {submitLabel !== false && (
              <SubmitButton label={submitLabel} {...{ submitting, submit }} />
            )}
          </>
        )}
      </ParameterFormScope>
    </form>
  );
}

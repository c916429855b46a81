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
import { levelBelow, type HeadingLevel } from "../support/headings.ts";
import { renderAlert } from "../parts/Alert.tsx";
import { Ending, Confirmation } from "./Confirmation.tsx";
import { ErrorSummary } from "../errorSummary/ErrorSummary.tsx";
import { OmittedFields } from "../layout/OmittedFields.tsx";
import { FormHeader } from "./FormHeader.tsx";
import { ParameterFormScope } from "./ParameterFormScope.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { FormSettings } from "../settings/settings.ts";
import type { Session } from "../session/session.ts";
import { SessionWarning } from "../session/SessionWarning.tsx";
import type { Submitted } from "../submission/contract.ts";
import { formMessage } from "../../core/messages/formText.ts";
import {
  type ParameterFormApi,
  type UseParameterFormOptions,
  useUnwatchedForm,
} from "./useParameterForm.ts";
import { useLastForm, useParsedForm } from "./useParsedForm.ts";
import { useOwnerKey } from "../store/useFormDraft.ts";
import { definedProps } from "../settings/definedProps.ts";
import { useSettings } from "../settings/useSettings.ts";
import { MissingPropSkeleton } from "./MissingPropSkeleton.tsx";
import { useNativeFormEvents } from "../support/useNativeFormEvents.ts";
import { typedComponent, type TypedComponent } from "./typedComponent.ts";
import { warn } from "../support/warn.ts";

/** Ref of `<ParameterForm>`. */
export type ParameterFormHandle = Pick<
  ParameterFormApi,
  "submit" | "reset" | "focus" | "getValues" | "getFieldValues"
>;

/** Props of `<ParameterForm>`. */
export interface ParameterFormProps
  extends Omit<UseParameterFormOptions, "form">, ParseFormOptions {
  /**
   * A definition as returned by `GET /forms/{form_id}`, validated or not. Renders a skeleton while
   * it is `undefined` or `null`.
   */
  readonly form: unknown;
  /** Called once for each invalid definition, with its issues. */
  readonly onDefinitionError?: ((issues: readonly DefinitionIssue[]) => void) | undefined;
  /** Id of the `<form>`, for an external submit button with `form="…"`. */
  readonly id?: string | undefined;
  /** Added to the classes of the `<form>`. */
  readonly className?: string | undefined;
  /** Text of the submit button, or `false` to omit it. */
  readonly submitLabel?: string | false | undefined;
  /** Level of the form's heading. @default 2 */
  readonly headingLevel?: HeadingLevel | undefined;
  /**
   * Replaces the form after an accepted submission: with a confirmation and its time (`"message"`)
   * or your own content. `ref.reset()` shows the form again. `"edit"` keeps it open without a
   * message.
   *
   * @default "message"
   */
  readonly afterSubmit?: "message" | "edit" | ((submitted: Submitted) => ReactNode) | undefined;
  /**
   * Warns two minutes before the session ends, with a button that calls `extend`. Pass it to one
   * form of a page. The code of the dialog loads when the form mounts.
   */
  readonly session?: Session | undefined;
  /**
   * A custom layout with `<ParameterField name="…">` for each parameter. A missing field is
   * rendered below the layout once it blocks a submission.
   */
  readonly children?: ReactNode;
}

/**
 * Renders any form of the service, validates the answers, and submits them in the service's format.
 *
 * @example
 * const form = await (await fetch("/api/forms/federal-w4")).json();
 * <ParameterForm form={form} onSubmit={(values, { payload }) => save(payload)} />
 */
export const ParameterForm: TypedComponent<ParameterFormProps, ParameterFormHandle> =
  typedComponent(
    forwardRef<ParameterFormHandle, ParameterFormProps>(function ParameterForm(own, ref) {
      const props = definedProps(own);
      const parsed = useParsedForm(props.form, props, props.onDefinitionError);
      const [form, key] = useLastForm(parsed);
      const broken = !parsed.ok;
      const owner = useOwnerKey(props.draft);
      return (
        <>
          {props.form === undefined ? (
            <MissingPropSkeleton {...props} of="form" />
          ) : (
            broken && <DefinitionAlert {...props} />
          )}
          {form && (
            <CheckedForm
              // Another form may have the same parameter names.
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
  return renderAlert({ settings }, { kind: "alert", ...formMessage(settings, "definitionError") });
}

interface CheckedFormProps extends ParameterFormProps {
  readonly form: Form;
  /** Hides a form with typed answers until its definition is valid again. */
  readonly hidden: boolean;
  readonly handle: React.ForwardedRef<ParameterFormHandle>;
}

function CheckedForm(props: CheckedFormProps): JSX.Element {
  const { handle, hidden, submitLabel, headingLevel = 2, className = "", id, children } = props;
  const { afterSubmit = "message" } = props;
  const heading = useId();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const api = useUnwatchedForm(props, afterSubmit === "edit" ? "edit" : "close");
  const { submit, reset, focus, getValues, getFieldValues, scope, submitting, failure } = api;
  warn("appSettings", { props, settings: scope.settings });
  const submitted = afterSubmit !== "edit" && api.submitted;
  const isOpen = !submitted || submitted.edited;
  const element = useNativeFormEvents(submit, () => reset());
  useImperativeHandle(handle, () => ({ submit, reset, focus, getValues, getFieldValues }));
  const form = (
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
            {afterSubmit === "message" ? <Confirmation {...submitted} /> : afterSubmit(submitted)}
          </Ending>
        )}
        {isOpen && (
          <>
            <ErrorSummary failure={failure} headingLevel={headingLevel} />
            {children === undefined ? (
              <AllFields
                headingLevel={scope.form.description ? levelBelow[headingLevel] : headingLevel}
              />
            ) : (
              <>
                {children}
                <OmittedFields failure={failure} onRendered={renderAgain} />
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
  return (
    <>
      {form}
      {isOpen && props.session && <SessionWarning {...props} session={props.session} />}
    </>
  );
}

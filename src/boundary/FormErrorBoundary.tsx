"use client";
import {
  Component,
  type JSX,
  type ReactNode,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { FormSettings, ParameterFormEvent } from "../react/index.ts";
import {
  doubleClick,
  guardRepeatedActivation,
  moveFocus,
  msSince,
  RetryAlert,
  safeCall,
  useRetry,
  useSettings,
} from "../react/internal.ts";
import { type AnswerMemory, type AnyDraft, createAnswerMemory } from "./answerMemory.ts";
import { boundaryMessage } from "./boundaryMessages.ts";

/** Props of `<FormErrorBoundary>`. */
export interface FormErrorBoundaryProps extends Pick<FormSettings, "messages" | "components"> {
  /**
   * Renders the form or the collection. Pass the `draft` to it: it remembers the answers in the
   * memory of the page.
   */
  readonly children: (draft: AnyDraft) => ReactNode;
  /** A draft between visits, created by `useDraft`. */
  readonly draft?: AnyDraft | undefined;
  /**
   * Called with an event of the type `error`. It contains the name of the error, and neither its
   * message nor an answer.
   */
  readonly onEvent?: ((event: ParameterFormEvent) => void) | undefined;
}

/**
 * Catches errors that a form or a collection throws while it renders, keeps the answers, and offers
 * to show the form again. The boundary keeps the answers in the memory of the page and stores
 * nothing. For another form or person, render it with another `key`.
 *
 * Errors in event handlers do not unmount a form, so they are not caught.
 *
 * @example
 * <FormErrorBoundary>
 *   {(draft) => <ParameterForm form={form} draft={draft} onSubmit={save} />}
 * </FormErrorBoundary>
 */
export function FormErrorBoundary(props: FormErrorBoundaryProps): JSX.Element {
  const { children, draft, onEvent, messages, components } = props;
  const [memory] = useState(createAnswerMemory);
  const [startTime] = useState(() => performance.now());
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="pf-by-id" ref={box} tabIndex={-1}>
      <ErrorCatcher
        fallback={(showAgain) => (
          <StoppedForm
            {...{ messages, components, showAgain }}
            memory={memory}
            onLeave={() => moveFocus(box.current)}
          />
        )}
        onError={(error) => {
          memory.stop();
          // Focus stays in another form.
          if (document.activeElement === document.body) moveFocus(box.current);
          const event = {
            type: "error",
            name: nameOf(error),
            duration: msSince(startTime),
          } as const;
          safeCall(() => onEvent?.(event));
        }}
      >
        <Content {...{ memory, draft, children }} />
      </ErrorCatcher>
    </div>
  );
}

/** Returns the name of an error, or `Error` for a name that may be an answer. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  return /^[A-Za-z]{0,40}(Error|Exception)$/.test(name) ? name : "Error";
}

interface StoppedFormProps extends Pick<FormSettings, "messages" | "components"> {
  readonly memory: AnswerMemory;
  showAgain(): void;
  onLeave(): void;
}

function StoppedForm(props: StoppedFormProps): JSX.Element {
  const { memory, showAgain, onLeave, ...own } = props;
  const { subscribe, isAccepted: read } = memory;
  const isAccepted = useSyncExternalStore(subscribe, read, read);
  const settings = useSettings(own);
  const message = isAccepted ? "formStoppedLater" : "formStopped";
  return (
    <RetryAlert
      slot={{ settings }}
      kind="alert"
      retry={useRetry(true, false)}
      message={boundaryMessage.t(settings, message)}
      label={isAccepted ? null : boundaryMessage.t(settings, "showFormAgain")}
      onRetry={() => {
        // The second click of a double click must not reach the form.
        guardRepeatedActivation()(doubleClick);
        showAgain();
      }}
      onLeave={onLeave}
    />
  );
}

interface ContentProps extends Pick<FormErrorBoundaryProps, "children" | "draft"> {
  readonly memory: AnswerMemory;
}

/** Renders below the catcher, which does not catch its own errors. */
function Content({ memory, draft, children }: ContentProps): JSX.Element {
  const attach = useMemo(
    () => memory.attach(draft?.attach, draft?.owner),
    [memory, draft?.attach, draft?.owner],
  );
  const kept = useMemo(() => ({ ...memory.addTo(draft), attach }), [memory, draft, attach]);
  return <>{children(kept)}</>;
}

interface ErrorCatcherProps {
  readonly children: ReactNode;
  readonly fallback: (showAgain: () => void) => ReactNode;
  onError(error: unknown): void;
}

/** Only a class can catch errors: https://react.dev/reference/react/Component */
class ErrorCatcher extends Component<ErrorCatcherProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}

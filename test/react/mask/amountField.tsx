import {
  ParameterFormScope,
  ParameterField,
  type FormSettings,
  useParameterForm,
  type ParameterFormApi,
} from "parameter-form";
import { type Form, type ParameterType, parseForm } from "parameter-form/core";
import type { JSX, ReactNode } from "react";
import { expect, vi } from "vitest";
import { find, patience, show } from "../../support/browser.tsx";
import { readAmount } from "../../support/plainEditor.ts";

const formOf = (type: ParameterType): Form =>
  parseForm({ parameters: [{ name: "amount", label: "Amount", type, required: true }] });

interface AmountFormProps extends FormSettings {
  readonly form: Form;
  onRender(api: ParameterFormApi): void;
}

function AmountForm({ form: definition, onRender, ...settings }: AmountFormProps): JSX.Element {
  const api = useParameterForm({ form: definition, onSubmit: () => {}, ...settings });
  onRender(api);
  return (
    <form>
      <ParameterFormScope scope={api.scope}>
        <ParameterField name="amount" />
      </ParameterFormScope>
      <button type="reset">Start again</button>
    </form>
  );
}

/** A field drawn by the app itself, with all that react-hook-form offers to change it. */
export async function openAmount(
  settings: FormSettings = {},
  type: Exclude<ParameterType, "select"> = "currency",
  around: (children: ReactNode) => ReactNode = (children) => children,
) {
  const form = formOf(type);
  let api: ParameterFormApi | null = null;
  let now = settings;
  const onRender = (view: ParameterFormApi): void => void (api = view);
  const rerender = show(around(<AmountForm form={form} onRender={onRender} {...now} />));
  const input = await find("main:last-of-type input");
  if (!(input instanceof HTMLInputElement)) throw new Error("An amount is no input");
  const current = (): ParameterFormApi => {
    if (!api) throw new Error("The form was not drawn yet");
    return api;
  };
  const stored = (): string | null => current().getValues()["amount"] ?? null;
  return {
    input,
    stored,
    api: current,
    set(changed: FormSettings): void {
      now = { ...now, ...changed };
      rerender(around(<AmountForm form={form} onRender={onRender} {...now} />));
    },
    read: (text: string): string | null =>
      readAmount(text, now.locale ?? "en-US", now.currency ?? "USD"),
  };
}

/** An amount without the cents that stand there only while nobody types. */
const typed = (amount: string | null): string | undefined =>
  amount?.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");

/** Waits until a field shows this text and has answered with what it says. */
export async function expectAgreed(
  { input, stored, read }: Awaited<ReturnType<typeof openAmount>>,
  text: string,
): Promise<void> {
  await vi.waitFor(() => expect(input.value).toBe(text), patience);
  await vi.waitFor(() => {
    if (document.activeElement === input) expect(stored()).toBe(read(text));
    else expect(typed(stored())).toBe(typed(read(text)));
  }, patience);
}

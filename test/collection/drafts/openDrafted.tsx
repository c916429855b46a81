import { act, render, type RenderResult } from "@testing-library/react";
import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { type Draft, localStorageDrafts, useDraft } from "parameter-form/collection";
import { type JSX, StrictMode } from "react";
import type { DraftStorage } from "../../../src/collection/drafts/draftStorage.ts";
import { settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

export interface DraftedProps extends Partial<ParameterFormProps> {
  readonly storage?: DraftStorage;
  /** Another one is another form on the page. */
  readonly formKey?: string;
  /** Gets the draft at each render. */
  readonly onDraft?: (draft: Draft) => void;
}

/** A form with the questions Name and Wage, whose answers are kept. */
export function Drafted({
  storage = localStorageDrafts(),
  formKey,
  onDraft,
  ...props
}: DraftedProps): JSX.Element {
  const draft = useDraft(storage, { onError: () => undefined });
  onDraft?.(draft);
  const form = { id: "w", ...questions("Name: string?", "Wage: currency?") };
  return <ParameterForm key={formKey} form={form} draft={draft} onSubmit={() => {}} {...props} />;
}

/** Draws it; `change` draws it with other props, once its draft was read. */
export async function openDrafted(props: DraftedProps) {
  const view: RenderResult = render(<Drafted {...props} />, { wrapper: StrictMode });
  await settled();
  const change = async (other: DraftedProps): Promise<void> => {
    view.rerender(<Drafted {...other} />);
    await settled();
  };
  return { unmount: view.unmount, change };
}

/** The page goes: what was not kept yet is. */
export const leavePage = (): Promise<void> =>
  act(async () => void window.dispatchEvent(new Event("pagehide")));

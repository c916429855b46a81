import type { ParameterOption } from "../../core/form.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { TextInputOptions } from "../useTextInput.ts";

/** What a box needs of a field that is typed into. */
export interface TypedField extends Pick<
  ParameterFieldState,
  "value" | "inputValue" | "readText" | "setValue" | "leave"
> {
  readonly settings: Pick<ResolvedSettings, "locale" | "currency" | "mask">;
}

/** An input of the page that shows what a field holds and reads what is typed into it. */
export interface TextBox {
  /** Of its field. */
  readonly focusRef: ParameterFieldState["focusRef"];
  /** The field's ref. */
  ref(input: HTMLInputElement | null): void;
  /** Shows what the field holds, when that is not what stands there. */
  show(field: TypedField, options: TextInputOptions): void;
  /** Reads what an event left in the input. */
  take(event: Event): void;
  /** A person is about to type. */
  enter(): void;
  leave(): void;
}

/** What a box needs of a field that is answered by choosing. */
export type Answered = Pick<ParameterFieldState, "value" | "setValue">;

/** A select of the page, in which options are told apart by their place, so that any `value` can be chosen, `""` included. */
export interface SelectBox {
  /** Of its field. */
  readonly focusRef: ParameterFieldState["focusRef"];
  /** The field's ref. */
  ref(element: HTMLSelectElement | null): void;
  /** Chooses what the field holds, among options that React has drawn unless it is told how to. */
  show(field: Answered, options: readonly ParameterOption[], drawing?: OptionDrawing): void;
  /** Answers with what a person chose. */
  take(): void;
  /** A person is about to open it. */
  open(): void;
}

/** How options are put into the element. */
export interface OptionDrawing {
  readonly prompt: string;
  /** Whether only the chosen option is drawn until the select is opened. */
  readonly late: boolean;
}

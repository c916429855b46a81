import { ParameterForm, type ParameterFormHandle, type ParameterFormProps } from "parameter-form";
import { createRef } from "react";
import { vi } from "vitest";
import { find, show } from "../../support/browser.tsx";

/** Draws a form, and gives what was handed to callbacks other than `onSubmit`. */
export async function open(form: unknown, props: Partial<ParameterFormProps>) {
  const reported = vi.fn<(...words: unknown[]) => void>();
  const ref = createRef<ParameterFormHandle>();
  const rerender = show(
    <ParameterForm
      {...{ form, ref }}
      onSubmitError={reported}
      onDefinitionError={reported}
      onEvent={reported}
      onSubmit={() => Promise.reject(new Error("down"))}
      {...props}
    />,
  );
  await find("form");
  return { reported, ref, leave: () => rerender(null) };
}

export const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

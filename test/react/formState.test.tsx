import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterField, ParameterFormScope, parseForm, useParameterForm } from "parameter-form";
import { StrictMode, useEffect } from "react";
import { expect, test, vi } from "vitest";
import { settled } from "../support/drawForm.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm(questions("Extra: currency", "Name: string?"));

/** What react-hook-form says of a form, as an app reads it. */
function Watched({ onMethods }: { readonly onMethods: (control: object) => void }) {
  const { scope, methods, submit } = useParameterForm({ form, onSubmit: () => undefined });
  const { isDirty, submitCount, isSubmitSuccessful, errors, isReady } = methods.formState;
  const { control } = methods;
  useEffect(() => onMethods(control), [control, onMethods]);
  return (
    <ParameterFormScope scope={scope}>
      <output>
        {[
          isReady && "ready",
          isDirty && "dirty",
          `${submitCount} submitted`,
          isSubmitSuccessful && "well",
          `${Object.keys(errors).length} wrong`,
        ]
          .filter(Boolean)
          .join(", ")}
      </output>
      <ParameterField name="Extra" />
      <button type="button" onClick={() => void submit()}>
        Send
      </button>
    </ParameterFormScope>
  );
}

test("what react-hook-form knows of a form draws the app that reads it, and its control stays the same", async () => {
  const onMethods = vi.fn<(control: object) => void>();
  render(<Watched onMethods={onMethods} />, { wrapper: StrictMode });
  const send = () => act(async () => screen.getByText("Send").click());
  const told = () => screen.getByRole("status").textContent;
  expect(told()).toBe("ready, 0 submitted, 0 wrong");
  await send();
  expect(told()).toBe("ready, 1 submitted, 1 wrong");
  await userEvent.type(screen.getByRole("textbox"), "5");
  await settled();
  expect(told()).toBe("ready, dirty, 1 submitted, 0 wrong");
  await send();
  expect(told()).toBe("ready, dirty, 2 submitted, well, 0 wrong");
  expect(new Set(onMethods.mock.calls.flat()).size).toBe(1);
});

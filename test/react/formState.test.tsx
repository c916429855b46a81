import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterField, ParameterFormScope, parseForm, useParameterForm } from "parameter-form";
import { StrictMode, useEffect } from "react";
import { expect, test, vi } from "vitest";
import { settled } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm(questions("Extra: currency", "Name: string?"));

/** What react-hook-form says of a form, as an app reads it. */
function Watched({ onMethods }: { readonly onMethods: (methods: object) => void }) {
  const { scope, methods, submit } = useParameterForm({ form, onSubmit: () => undefined });
  const { isDirty, submitCount, isSubmitSuccessful, errors, isReady } = methods.formState;
  useEffect(() => onMethods(methods), [methods, onMethods]);
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

test("formState of react-hook-form re-renders the app, and its methods are stable", async () => {
  const onMethods = vi.fn<(methods: object) => void>();
  render(<Watched onMethods={onMethods} />, { wrapper: StrictMode });
  const send = () => act(async () => screen.getByText("Send").click());
  const status = () => screen.getByRole("status").textContent;
  expect(status()).toBe("ready, 0 submitted, 0 wrong");
  await send();
  expect(status()).toBe("ready, 1 submitted, 1 wrong");
  await userEvent.type(screen.getByRole("textbox"), "5");
  await settled();
  expect(status()).toBe("ready, dirty, 1 submitted, 0 wrong");
  await send();
  expect(status()).toBe("ready, dirty, 2 submitted, well, 0 wrong");
  expect(new Set(onMethods.mock.calls.flat()).size).toBe(1);
});

/** An answer as react-hook-form tells it to who watches. */
function Watching() {
  const { scope, methods } = useParameterForm({ form, onSubmit: () => undefined });
  return (
    <ParameterFormScope scope={scope}>
      <output>{String(methods.watch(scope.names.of("Name")))}</output>
      <ParameterField name="Name" />
      <button type="button" onClick={() => methods.setValue(scope.names.of("Name"), "set")}>
        Set
      </button>
      <button type="button" onClick={() => methods.reset()}>
        Reset
      </button>
    </ParameterFormScope>
  );
}

test("a watched answer re-renders when it is typed, set and reset", async () => {
  render(<Watching />);
  const status = () => screen.getByRole("status").textContent;
  expect(status()).toBe("null");
  await userEvent.type(screen.getByRole("textbox"), "Ann");
  await settled();
  expect(status()).toBe("Ann");
  for (const [button, answer] of [
    ["Set", "set"],
    ["Reset", "null"],
  ] as const) {
    await act(async () => screen.getByText(button).click());
    expect(status()).toBe(answer);
  }
});

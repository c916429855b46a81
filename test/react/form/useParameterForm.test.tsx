import { act, render, screen } from "@testing-library/react";
import {
  ErrorSummary,
  ParameterFormScope,
  parseForm,
  shownOptions,
  type SubmitHandler,
  useParameterField,
  useParameterForm,
  useSelectInput,
  useTextInput,
} from "parameter-form";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";
import { createUser } from "../../support/createUser.ts";

const form = parseForm(questions("Extra: currency", "Status: select a||b", "Name: string?"));

/** A form whose every element is the app's own. */
function Handmade({ onSubmit }: { readonly onSubmit: SubmitHandler }) {
  const { scope, submit, submitting, failure, reset, getValues } = useParameterForm({
    form,
    onSubmit,
  });
  return (
    <ParameterFormScope scope={scope}>
      <ErrorSummary failure={failure} />
      <p>
        {failure.count} failed, {failure.entries.length} wrong{submitting && ", busy"}
      </p>
      <Amount name="Extra" />
      <Choice name="Status" />
      <Letters name="Name" />
      <button type="button" onClick={() => void submit()}>
        Send
      </button>
      <button type="button" onClick={() => reset({ Extra: "5", Status: "" })}>
        Start again
      </button>
      <button
        type="button"
        onClick={(event) => (event.currentTarget.title = JSON.stringify(getValues()))}
      >
        Look
      </button>
    </ParameterFormScope>
  );
}

interface Named {
  readonly name: string;
}

function Amount({ name }: Named) {
  const field = useParameterField(name);
  const { locale, currency } = field.settings;
  return (
    <label>
      {field.parameter.label}
      <input
        {...useTextInput(field, { grouping: { locale, currency } })}
        aria-invalid={field.invalid}
      />
      <small>{field.message}</small>
    </label>
  );
}

function Choice({ name }: Named) {
  const field = useParameterField(name);
  const choices = field.parameter.type === "select" ? field.parameter.options : [];
  const options = shownOptions(field.value, choices);
  return (
    <label>
      {field.parameter.label}
      <select {...useSelectInput(field, options)} aria-invalid={field.invalid}>
        <option>-</option>
        {options.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </select>
    </label>
  );
}

/** A controlled input, which is possible where an answer is not to be kept secret. */
function Letters({ name }: Named) {
  const { inputValue, setInputValue, blur: leave, focusRef } = useParameterField(name);
  return (
    <input
      aria-label={name}
      ref={focusRef}
      value={inputValue}
      onChange={(event) => setInputValue(event.target.value)}
      onBlur={leave}
    />
  );
}

function setup() {
  const onSubmit = vi.fn<SubmitHandler>();
  render(
    <StrictMode>
      <Handmade onSubmit={onSubmit} />
    </StrictMode>,
  );
  return { onSubmit, user: createUser() };
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const control = (name: RegExp) => screen.getByLabelText(name);

describe("a form rendered by hand", () => {
  test("submits once its fields are valid", async () => {
    const { onSubmit, user } = setup();
    await press("Send");
    expect(screen.getByText("1 failed, 2 wrong")).toBeInTheDocument();
    expect(control(/^Extra/u)).toBeInvalid();
    await user.click(
      screen.getByRole("link", { name: "Extra: enter an amount, such as 1,234.50" }),
    );
    await user.keyboard("1234.50");
    expect(control(/^Extra/u)).toHaveValue("1,234.50");
    await user.selectOptions(control(/^Status/u), "[]");
    await user.type(control(/^Name/u), "Ada");
    await settled();
    await press("Send");
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ Extra: "1234.50", Status: "", Name: "Ada" });
    expect(screen.getByText("1 failed, 0 wrong")).toBeInTheDocument();
  });

  test("resets to the given values", async () => {
    const { user } = setup();
    await user.type(control(/^Extra/u), "12,5");
    await user.type(control(/^Name/u), "Ada");
    await press("Start again");
    expect(control(/^Extra/u)).toHaveValue("5.00");
    expect(control(/^Status/u)).toHaveDisplayValue("[]");
    expect(control(/^Name/u)).toHaveValue("");
  });

  test("returns its readable answers", async () => {
    const { user } = setup();
    await user.type(control(/^Extra/u), "12,5");
    await user.type(control(/^Name/u), "Ada");
    await press("Look");
    expect(screen.getByTitle('{"Name":"Ada"}')).toBeInTheDocument();
  });
});

test("a field outside a form throws a clear error", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Amount name="Extra" />)).toThrow("A field was rendered outside of a form");
  consoleError.mockRestore();
});

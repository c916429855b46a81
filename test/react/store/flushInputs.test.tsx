import { act, render, screen } from "@testing-library/react";
import {
  type FieldProps,
  ParameterFields,
  ParameterForm,
  type ParameterFormHandle,
  parseForm,
} from "parameter-form";
import { createRef, StrictMode, useEffect, useMemo } from "react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const form = parseForm(questions("Name: string?"));
let notified: string[] = [];

/** A control that holds a text which is not yet an answer. */
function Control({ field }: FieldProps) {
  const control = useMemo(
    () => ({ focus: () => undefined, flush: (how: string) => void notified.push(how) }),
    [],
  );
  const { focusRef } = field;
  useEffect(() => {
    focusRef(control);
    return () => focusRef(null, control);
  }, [focusRef, control]);
  return <p>{field.parameter.label}</p>;
}
const fields = { Name: { as: Control } };

test("reads a pending text before a submission, and forgets it at a reset", async () => {
  notified = [];
  const handle = createRef<ParameterFormHandle>();
  render(
    <StrictMode>
      <ParameterForm
        form={form}
        ref={handle}
        fields={fields}
        afterSubmit="edit"
        onSubmit={() => {}}
      />
    </StrictMode>,
  );
  await act(() => handle.current?.submit());
  expect(notified).toEqual(["commit"]);
  await act(async () => handle.current?.reset());
  expect(notified).toEqual(["commit", "discard"]);
});

test("keeps it in an app's own form, whose values were copied before", async () => {
  notified = [];
  function Host() {
    const { control, handleSubmit } = useForm();
    return (
      <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <ParameterFields form={form} control={control} fields={fields} />
        <button type="submit">Submit</button>
      </form>
    );
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  expect(notified).toEqual([]);
  await act(async () => screen.getByRole("button").click());
  expect(notified).toEqual(["keep"]);
});

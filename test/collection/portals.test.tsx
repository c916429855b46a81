import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FieldProps, StringField } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import { createPortal } from "react-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { renderCollection, formOf, stepShown } from "../support/renderCollection.tsx";
import { settled } from "../support/renderForm.tsx";

const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) =>
  event.preventDefault(),
);
beforeEach(() => void onSubmit.mockClear());

const forms = [{ form: formOf("a", "Name: string?") }];
const attestation = { statement: "I swear." };
const press = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name }));
  await settled();
};

test("submitting a collection in a portal does not submit the app's form around it", async () => {
  const onSign = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      {createPortal(<FormCollection {...{ forms, attestation, onSign }} />, document.body)}
    </form>,
  );
  await press("Continue");
  await press("Continue");
  await userEvent.type(screen.getByRole("textbox"), "Ada");
  await press("Sign and submit");
  expect(onSign).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("an app's own form in a portal does not complete a step", async () => {
  const Own = (props: FieldProps) => (
    <>
      <StringField {...props} />
      {createPortal(
        <form onSubmit={onSubmit}>
          <button>Save address</button>
        </form>,
        document.body,
      )}
    </>
  );
  renderCollection({ forms: [{ ...forms[0], fields: { Name: { as: Own } } }] });
  await press("Save address");
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(stepShown()).toBe("Step 1 of 2: Form a");
});

import { fireEvent, screen } from "@testing-library/react";
import { ParameterField, useParameterField } from "parameter-form";
import { type JSX, StrictMode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { field, renderForm } from "../../support/renderForm.tsx";

const parameters = ["First: string", "Last: string"];

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

/** Renders one question at a time. */
function Tabs(): JSX.Element {
  const [name, setName] = useState("First");
  return (
    <>
      <button type="button" onClick={() => setName(name === "First" ? "Last" : "First")}>
        Other tab
      </button>
      <ParameterField name={name} />
    </>
  );
}

/** Renders a question by the hook, without taking focus. */
function Own(): JSX.Element {
  const { value, setValue } = useParameterField("Last");
  return (
    <input
      aria-label="Own"
      value={typeof value === "string" ? value : ""}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

test("renders a question of a closed tab below until its tab is open", async () => {
  const form = renderForm(parameters, {
    children: (
      <StrictMode>
        <Tabs />
      </StrictMode>
    ),
  });
  fireEvent.click(screen.getByText("Other tab"));
  await form.type("Last", "Lovelace");
  await form.submit();
  expect(screen.getAllByRole("textbox")).toEqual(["Last", "First"].map(field));
  fireEvent.click(screen.getByText("Other tab"));
  expect(screen.getAllByRole("textbox")).toEqual([field("First")]);
  await form.user.click(screen.getByRole("link", { name: /^First/ }));
  expect(field("First")).toHaveFocus();
  await form.type("First", "Ada");
  await form.submit();
  expect(form.submitted()).toEqual(["First=Ada", "Last=Lovelace"]);
});

test("renders a question that is left out once, however often the form fails", async () => {
  const form = renderForm(parameters, { children: <ParameterField name="First" /> });
  await form.submit();
  await form.submit();
  await form.type("First", "Ada");
  await form.submit();
  expect(screen.getAllByRole("textbox")).toEqual(["First", "Last"].map(field));
});

test("does not render a question of useParameterField again", async () => {
  const form = renderForm(parameters, {
    children: (
      <>
        <ParameterField name="First" />
        <Own />
      </>
    ),
  });
  await form.submit();
  expect(screen.getAllByRole("textbox")).toEqual([field("First"), screen.getByLabelText("Own")]);
  expect(console.warn).not.toHaveBeenCalled();
});

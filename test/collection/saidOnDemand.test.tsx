import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { formOf, stepShown } from "../support/drawCollection.tsx";
import { settled } from "../support/drawForm.tsx";

const code = "../../src/collection/SaidCollection.tsx";
afterEach(() => {
  vi.doUnmock(code);
  vi.resetModules();
});

test("what reads documents is asked for again where it could not be loaded, by a press or by the next that is drawn", async () => {
  vi.resetModules();
  vi.doMock(code, () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  const { FormCollection } = await import("parameter-form/collection");
  const onFormError = vi.fn<(id: string | null, error: unknown) => void>();
  const document = { forms: [{ form: formOf("one", "Zip: string") }] };
  const tree = <FormCollection collection={document} onSign={() => {}} {...{ onFormError }} />;
  const view = render(tree, { reactStrictMode: true });
  expect(screen.getByRole("status")).toHaveTextContent("Loading the form");
  expect(await screen.findByRole("alert")).toHaveTextContent("The form could not be loaded");
  await settled();
  expect(onFormError.mock.calls.map(([id, error]) => [id, String(error)])).toEqual([
    [null, "Error: What reads a collection's document could not be loaded"],
  ]);
  vi.doUnmock(code);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("textbox");
  expect(stepShown()).toBe("Step 1 of 2: Form one");
  view.unmount();
  render(tree);
  expect(screen.getByRole("textbox")).toBeInTheDocument();
});

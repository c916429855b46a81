import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { formOf, stepShown } from "../../support/renderCollection.tsx";
import { settled } from "../../support/renderForm.tsx";

const code = "../../../src/collection/document/CollectionDocument.tsx";
afterEach(() => {
  vi.doUnmock(code);
  vi.resetModules();
});

test("imports the document parser again at the next mount after a failed import", async () => {
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
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The form could not be loaded. Load this page again. If that does not help, tell the people who run this site.",
  );
  expect(screen.queryByRole("button")).toBeNull();
  await settled();
  expect(onFormError.mock.calls.map(([id, error]) => [id, String(error)])).toEqual([
    [null, "CodeNotLoadedError: The code that renders a collection document could not be loaded"],
  ]);
  vi.doUnmock(code);
  view.unmount();
  render(tree);
  await screen.findByRole("textbox");
  expect(stepShown()).toBe("Step 1 of 2: Form one");
});

import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm } from "parameter-form";
import { DraftError, type DraftOptions, useDraft } from "parameter-form/collection";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { storageOf } from "../../support/draftStorages.ts";
import { formOf } from "../../support/renderCollection.tsx";
import { settled } from "../../support/renderForm.tsx";

const w4 = formOf("w4", "Name: string?");
const i9 = formOf("i9", "Name: string?");

afterEach(() => void vi.unstubAllGlobals());

interface PageProps extends Pick<DraftOptions, "onError"> {
  /** The forms on the page, by their keys. */
  readonly forms: Readonly<Record<string, typeof w4>>;
}

/** Draws pages one after the other, answers each form of the last, and gives what was kept of them. */
async function visit(...pages: readonly PageProps[]) {
  const texts = new Map<string, string>();
  const storage = storageOf(texts);
  function Page({ forms, onError }: PageProps) {
    const draft = useDraft(storage, { onError });
    return Object.entries(forms).map(([key, form]) => (
      <ParameterForm key={key} form={form} draft={draft} onSubmit={() => undefined} />
    ));
  }
  const tree = (page: PageProps | undefined) => (
    <StrictMode>{page && <Page {...page} />}</StrictMode>
  );
  const view = render(tree(undefined));
  for (const page of pages) {
    view.rerender(tree(page));
    await settled();
  }
  const fields = view.container.querySelectorAll("input");
  for (const [at, input] of [...fields].entries()) await userEvent.type(input, `Answer${at}`);
  view.unmount();
  return [...texts.values()].map((text) => String(JSON.parse(text).fields[0].value)).toSorted();
}

test.each([true, false])(
  "keeps only the first of two forms with one id, and reports it (onError: %s)",
  async (isListening) => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", isListening ? undefined : reported);
    const onError = isListening ? reported : undefined;
    expect(await visit({ forms: { a: w4, b: w4 }, onError })).toEqual(["Answer0"]);
    expect(reported).toHaveBeenCalled();
    for (const error of reported.mock.calls.flat()) {
      expect(error).toBeInstanceOf(DraftError);
      expect(String(error)).toContain('"w4"');
    }
  },
);

test("keeps the second once the first is unmounted", async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const pages = [{ a: w4 }, { a: w4, b: w4 }, { b: w4 }];
  expect(await visit(...pages.map((forms) => ({ forms, onError })))).toEqual(["Answer0"]);
  expect(onError).toHaveBeenCalled();
});

test.each<readonly [string, readonly PageProps["forms"][], readonly string[]]>([
  ["with different ids", [{ a: w4, b: i9 }], ["Answer0", "Answer1"]],
  ["that take each other's place at once", [{ a: w4 }, { b: w4 }], ["Answer0"]],
  ["that take each other's place in time", [{ a: w4 }, {}, { b: w4 }], ["Answer0"]],
  [
    "that swap their definitions",
    [
      { a: w4, b: i9 },
      { a: i9, b: w4 },
    ],
    ["Answer0", "Answer1"],
  ],
])("keeps all forms %s", async (_, pages, kept) => {
  const onError = vi.fn<(error: unknown) => void>();
  expect(await visit(...pages.map((forms) => ({ forms, onError })))).toEqual(kept);
  expect(onError).not.toHaveBeenCalled();
});

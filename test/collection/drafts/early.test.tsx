import { render } from "@testing-library/react";
import { ParameterForm, type ParameterFieldState } from "parameter-form";
import { useDraft } from "parameter-form/collection";
import { type JSX, StrictMode, useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { slowStorageOf, storageOf } from "../../support/draftStorages.ts";
import { formOf } from "../../support/drawCollection.tsx";

const w4 = formOf("w4", "Name: string?", "Nickname: string?");

/** Answers as soon as it is on the page, before effects run, as a password manager may. */
function Filled({
  field: { value, setValue },
}: {
  readonly field: ParameterFieldState;
}): JSX.Element {
  useLayoutEffect(() => {
    if (value === null) setValue("Ada");
  });
  return <output>{String(value)}</output>;
}

test.each([
  ["at once", storageOf],
  ["later", slowStorageOf],
])("What is answered before effects run is kept, in a storage that answers %s", async (_, of) => {
  const texts = new Map<string, string>();
  const storage = of(texts);
  function Page(): JSX.Element {
    const draft = useDraft(storage, { debounce: 0 });
    const fields = { Name: { as: Filled } };
    return <ParameterForm form={w4} draft={draft} fields={fields} onSubmit={() => undefined} />;
  }
  render(<Page />, { wrapper: StrictMode });
  await vi.waitFor(() => expect([...texts.values()].join("")).toContain('"Ada"'));
});

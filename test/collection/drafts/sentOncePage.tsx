import {
  DraftStatus,
  FormCollection,
  type SignHandler,
  useDraft,
  useHashStep,
} from "parameter-form/collection";
import { type JSX } from "react";
import { mountPage } from "../../support/mountPage.tsx";
import { isStorageName, type StorageName, storages } from "./draftedForm.tsx";
import { questions } from "../../support/questions.ts";

const forms = [
  { form: { ...questions("Name: string"), id: "a", description: "Form a" } },
  { form: { ...questions("Count: number"), id: "b", description: "Form b" } },
];
const attestation = { statement: "This is true." };

const onSign: SignHandler = async ({ id, payload }, { idempotencyKey }) => {
  const response = await fetch(`/sign/${id}`, {
    method: "POST",
    body: JSON.stringify(payload),
    headers: { "idempotency-key": idempotencyKey },
  });
  const document: unknown = await response.json();
  return { document: String(document) };
};

/** A signed collection whose answers are kept there, and whose step is in the page's address. */
function Signed({ storage }: { readonly storage: StorageName }): JSX.Element {
  const draft = useDraft(storages[storage](), { owner: "emp_1", debounce: 20 });
  const step = useHashStep();
  return (
    <>
      <FormCollection {...step} {...{ forms, attestation, draft, onSign }} />
      <DraftStatus draft={draft} />
    </>
  );
}

const name = location.pathname.slice(1);
if (isStorageName(name)) mountPage(<Signed storage={name} />);

import { ParameterForm } from "parameter-form";
import {
  DraftStatus,
  localStorageDrafts,
  serverDrafts,
  sessionStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { type JSX, useEffect } from "react";
import { indexedDbDrafts } from "sample:stories-guides-Drafts.mdx/indexedDbDrafts.ts";
import { questions } from "../../support/questions.ts";

export const storages = {
  local: localStorageDrafts,
  session: sessionStorageDrafts,
  indexed: indexedDbDrafts,
  server: () => serverDrafts({ url: "/drafts" }),
};

export type StorageName = keyof typeof storages;

export const isStorageName = (name: string): name is StorageName => Object.hasOwn(storages, name);

const form = {
  id: "w4",
  ...questions("Name: string", "Extra: currency?", "Status: select? s|m", "ssn: string?"),
};

/** A form whose answers are kept there; the title of the page says what was submitted. */
export function DraftedForm({ storage }: { readonly storage: StorageName }): JSX.Element {
  const draft = useDraft(storages[storage]());
  useEffect(() => {
    document.body.dataset["ready"] = "yes";
  }, []);
  return (
    <>
      <ParameterForm
        form={form}
        draft={draft}
        onSubmit={(values) => {
          document.title = JSON.stringify(values);
        }}
      />
      <DraftStatus draft={draft} />
      <button onClick={() => void draft.clear()}>Sign out</button>
    </>
  );
}

import { ParameterForm } from "parameter-form";
import {
  DraftStatus,
  FormCollection,
  localStorageDrafts,
  useDraft,
} from "parameter-form/collection";
import { mountPage } from "../support/mountPage.tsx";
import { questions } from "../support/questions.ts";

const form = { ...questions("Name: string"), id: "w4", description: "W-4" };
const [, kind = "", how = ""] = location.pathname.split("/");

function App() {
  const kept = useDraft(localStorageDrafts());
  const draft = how === "draft" ? kept : undefined;
  const shared = { draft, ...(how === "off" && { confirmLeave: false }) };
  return (
    <>
      {kind === "form" ? (
        <ParameterForm form={form} {...shared} onSubmit={() => void (document.title = "Sent")} />
      ) : (
        <FormCollection forms={[{ form }]} {...shared} onSign={() => {}} />
      )}
      {draft && <DraftStatus draft={draft} />}
    </>
  );
}

/** A form or a collection, with a draft or without, at `/form/draft` and the like. */
mountPage(<App />);

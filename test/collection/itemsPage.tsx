import {
  FormCollection,
  localStorageDrafts,
  useDraft,
  useHashStep,
} from "parameter-form/collection";
import { type JSX } from "react";
import { mountPage } from "../support/mountPage.tsx";
import { questions } from "../support/questions.ts";

const forms = [
  {
    form: { ...questions("First: string", "ssn: string?"), id: "people", description: "People" },
    repeat: { min: 0 },
  },
];

/** A form that repeats, with a draft, whose step is in the page's address; the title says what was sent. */
function App(): JSX.Element {
  const draft = useDraft(localStorageDrafts(), { owner: "emp_1" });
  const step = useHashStep();
  return (
    <FormCollection
      {...step}
      forms={forms}
      draft={draft}
      onSign={({ id, payload: { parameters } }) => {
        document.title += `${id} ${parameters.map(({ value }) => value).join()};`;
      }}
    />
  );
}

document.title = "";
mountPage(<App />);

import { FormCollection } from "parameter-form/collection";
import "parameter-form/styles.css";
import { mountPage } from "../support/mountPage.tsx";
import { questions } from "../support/questions.ts";

const form = { ...questions("ssn: string", "Extra: currency"), id: "w4", description: "W-4" };
const defaultValues = { ssn: "123-45-6789", Extra: "1234.5" };

/** A collection that is sent at once, up to its receipt. */
mountPage(
  <FormCollection forms={[{ form, defaultValues }]} onSign={() => ({ document: "document_1" })} />,
);

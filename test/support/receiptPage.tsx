import { FormCollection } from "parameter-form/collection";
import "parameter-form/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { questions } from "./questions.ts";

const form = { ...questions("ssn: string", "Extra: currency"), id: "w4", description: "W-4" };
const defaultValues = { ssn: "123-45-6789", Extra: "1234.5" };

/** A collection that is sent at once, up to its receipt. */
createRoot(document.body.appendChild(document.createElement("main"))).render(
  <StrictMode>
    <FormCollection forms={[{ form, defaultValues }]} onSign={() => ({ document: "document_1" })} />
  </StrictMode>,
);

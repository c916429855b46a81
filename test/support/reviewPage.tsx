import { parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import "parameter-form/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { longReview } from "./longReview.ts";

/** A review of many questions, with an answer that fills more than a page. */
const forms = longReview.map(({ form, values }) => ({ form: parseForm(form), values }));

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <StrictMode>
    <FormReview forms={forms} onChange={() => undefined} />
  </StrictMode>,
);

import { parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import "parameter-form/styles.css";
import { mountPage } from "../support/mountPage.tsx";
import { longReview } from "./printedForms.ts";

/** A review of many questions, with an answer that fills more than a page. */
const forms = longReview.map(({ form, values }) => ({ form: parseForm(form), values }));

mountPage(<FormReview forms={forms} onChange={() => undefined} />);

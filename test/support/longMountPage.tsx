import "parameter-form/styles.css";
import { ParameterForm } from "parameter-form";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { longForm } from "./longForm.ts";

const main = document.querySelector("main") ?? document.body;

createRoot(main).render(
  <StrictMode>
    <ParameterForm form={longForm} onSubmit={() => undefined} />
  </StrictMode>,
);

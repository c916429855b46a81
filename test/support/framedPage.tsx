import { ParameterForm } from "parameter-form";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { questions } from "./questions.ts";

const count = Number(location.pathname.split("/").at(-1));
const lines = Array.from({ length: count }, (_, at) => `Question ${at}: currency${at ? "?" : ""}`);

const main = document.querySelector("main");
if (main)
  createRoot(main).render(
    <StrictMode>
      <ParameterForm
        form={questions(...lines)}
        afterSubmit="edit"
        onSubmit={(_, { payload }) => parent.postMessage(JSON.stringify(payload.parameters), "*")}
      />
    </StrictMode>,
  );

import { ParameterForm } from "parameter-form";
import { mountPage } from "../../support/mountPage.tsx";
import { questions } from "../../support/questions.ts";

const count = Number(location.pathname.split("/").at(-1));
const lines = Array.from({ length: count }, (_, at) => `Question ${at}: currency${at ? "?" : ""}`);

mountPage(
  <ParameterForm
    form={questions(...lines)}
    afterSubmit="edit"
    onSubmit={(_, { payload }) => parent.postMessage(JSON.stringify(payload.parameters), "*")}
  />,
);

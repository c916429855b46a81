import { ParameterForm } from "parameter-form";
import { useState } from "react";
import { createPortal } from "react-dom";
import { mountPage } from "../../support/mountPage.tsx";
import { questions } from "../../support/questions.ts";

const options = Array.from({ length: 30 }, (_, at) => `o${at}`).join("|");
const form = {
  description: "In a frame",
  ...questions(
    "ssn: string",
    "Extra: currency",
    "Exempt: boolean",
    `Place: select ${options}`,
    "Name: string?",
  ),
};

/** A form that React draws from this page into the document of a frame. */
function InFrame() {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const inside = frame?.contentDocument;
  return (
    <>
      <iframe title="Form" width="600" height="900" ref={setFrame} />
      {inside &&
        createPortal(
          <ParameterForm
            form={form}
            onSubmit={(_, { payload }) => {
              document.title = payload.parameters.map(({ value }) => value).join(" ");
            }}
          />,
          inside.body,
        )}
    </>
  );
}

mountPage(<InFrame />);

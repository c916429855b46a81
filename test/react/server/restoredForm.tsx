import { type FormSettings, ParameterForm } from "parameter-form";
import { ssn } from "parameter-form/core";
import { type JSX, useEffect } from "react";

const parameters = [
  { name: "amount", label: "Amount", type: "currency", required: false },
  { name: "kept", label: "Kept", type: "currency", required: false },
  { name: "share", label: "Share", type: "percent", required: false },
  { name: "name", label: "Name", type: "string", required: false },
  { name: "number", label: "Number", type: "string", required: false },
];

/** A form whose browser keeps what was typed, except where that is turned off as it is for amounts and sensitive answers. Its title says what was submitted. */
export function RestoredForm({ mask = "live" }: Pick<FormSettings, "mask">): JSX.Element {
  useEffect(() => {
    document.body.dataset["ready"] = "yes";
  }, []);
  return (
    <ParameterForm
      form={{ parameters }}
      mask={mask}
      afterSubmit="edit"
      fields={{
        kept: { autoComplete: "on" },
        share: { autoComplete: "on" },
        number: { rule: ssn() },
      }}
      onSubmit={(values) => {
        document.title = JSON.stringify(values);
      }}
    />
  );
}

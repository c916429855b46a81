import { ParameterForm } from "parameter-form";
import { exampleForms } from "parameter-form/service";
import { type JSX, StrictMode, useEffect } from "react";

/** Locales whose digits, separators and direction differ. */
export const locales = ["en-US", "es-US", "de-DE", "ar-EG", "hi-IN"] as const;

interface HydratedFormProps {
  readonly id: string;
  readonly locale: string;
}

/** An example form; the title of the page says what was submitted. */
export function HydratedForm({ id, locale }: HydratedFormProps): JSX.Element {
  useEffect(() => {
    document.body.dataset["ready"] = "yes";
  }, []);
  return (
    <StrictMode>
      <ParameterForm
        form={exampleForms.find((form) => form.id === id)}
        locale={locale}
        onSubmit={(values) => {
          document.title = JSON.stringify(values);
        }}
      />
    </StrictMode>
  );
}

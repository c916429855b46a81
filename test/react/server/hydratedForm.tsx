import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { exampleForms } from "parameter-form/service";
import { type JSX, StrictMode, useEffect } from "react";
import { ar } from "../../../src/locales/ar.ts";
import { de } from "../../../src/locales/de.ts";
import { en } from "../../../src/locales/en.ts";
import { es } from "../../../src/locales/es.ts";
import { fr } from "../../../src/locales/fr.ts";
import { hi } from "../../../src/locales/hi.ts";
import { ko } from "../../../src/locales/ko.ts";
import { pt } from "../../../src/locales/pt.ts";
import { tl } from "../../../src/locales/tl.ts";
import { vi } from "../../../src/locales/vi.ts";
import { zh } from "../../../src/locales/zh.ts";

/** How a form is drawn, by the word for it in a page's address: every language with its sentences, radio buttons, and as it is without a word. */
export const variants: Readonly<Record<string, Partial<ParameterFormProps>>> = {
  "en-US": {},
  "ar-EG": { locale: "ar-EG", messages: ar },
  "de-DE": { locale: "de-DE", messages: de },
  "en-IN": { locale: "en-IN", messages: en },
  "es-US": { locale: "es-US", messages: es },
  "fr-FR": { locale: "fr-FR", messages: fr },
  "hi-IN": { locale: "hi-IN", messages: hi },
  "ko-KR": { locale: "ko-KR", messages: ko },
  "pt-BR": { locale: "pt-BR", messages: pt },
  "fil-PH": { locale: "fil-PH", messages: tl },
  "vi-VN": { locale: "vi-VN", messages: vi },
  "zh-CN": { locale: "zh-CN", messages: zh },
  radio: { booleanAs: "radio", selectAs: "radio" },
};

interface HydratedFormProps {
  readonly id: string;
  /** One of the variants. */
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
        {...variants[locale]}
        onSubmit={(values) => {
          document.title = JSON.stringify(values);
        }}
      />
    </StrictMode>
  );
}

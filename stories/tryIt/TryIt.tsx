import { type CollectionForm, FormCollection, type SignHandler } from "parameter-form/collection";
import { directDeposit, federalW4, personalDetails, spanishW4 } from "parameter-form/service";
import { type JSX, useMemo, useState } from "react";
import type { Theme } from "../designSystems/index.ts";
import { client } from "../shared/client.ts";
import { useAppearance } from "../shared/useAppearance.tsx";
import { createInMemoryDraft } from "./inMemoryDraft.ts";
import { type ShownForm, AppDataPanel } from "./AppDataPanel.tsx";
import "./TryIt.css";

/** Answers of the draft when the page opens, by form id. */
const initialAnswers = {
  "personal-details": {
    first_name: "Ana",
    last_name: "García",
    ssn: "123-45-6789",
    date_of_birth: "1990-07-24",
    email: "ana@example.com",
    address_line1: "1 Main Street",
    city: "Salem",
    state: "OR",
    zip: "97301",
  },
  "federal-w4": {
    first_name: "Ana M",
    last_name: "García",
    ssn: "123-45-6789",
    address: "1 Main Street",
    city_state_zip: "Salem, OR 97301",
    filing_status: "single",
    other_income: "1234.50",
  },
};

/** Returns the forms of the onboarding. The service also has the W-4 in Spanish. */
const formsIn = (lang: string): readonly (CollectionForm & ShownForm)[] => [
  { id: "personal-details", title: "Personal details", form: personalDetails },
  { id: "federal-w4", title: "Federal W-4", form: lang === "es" ? spanishW4 : federalW4 },
  {
    id: "direct-deposit",
    title: "Direct deposit",
    form: directDeposit,
    conditions: {
      amount: { name: "split", equals: "amount" },
      percent_of_net_pay: { name: "split", equals: "percent" },
    },
  },
];

const attestation = {
  statement: "I declare that these answers are true, correct, and complete.",
};

const sign: SignHandler = ({ id, payload }, { idempotencyKey }) =>
  client.signForm(id, payload, { params: { employee: "emp_1" }, idempotencyKey });

export interface TryItProps {
  readonly theme: Theme;
}

/** A half-completed onboarding in any design system and language, next to its answers and definitions as data. */
export function TryIt({ theme }: TryItProps): JSX.Element {
  const { system, lang, controls, render } = useAppearance(theme);
  const [draft] = useState(() => createInMemoryDraft(initialAnswers));
  const [step, setStep] = useState("federal-w4");
  const forms = useMemo(() => formsIn(lang), [lang]);
  return (
    <div className="try">
      <div className="try-head">
        <h1>Any onboarding form, in your app</h1>
        <p>
          Your payroll service describes its forms as JSON. parameter-form renders them, parses
          every answer exactly, and passes you the strings that the service accepts. Try this one.
        </p>
        <div className="demo-bar">
          {controls}
          <a
            className="demo-button"
            href="./?path=/story/try-it-paste-your-form--form"
            target="_top"
          >
            Paste your own form
          </a>
        </div>
      </div>
      <main className="try-form">
        {render(
          <FormCollection
            key={system}
            forms={forms}
            draft={draft}
            confirmLeave={false}
            step={step}
            onStepChange={setStep}
            attestation={attestation}
            onSign={sign}
          />,
        )}
      </main>
      <AppDataPanel forms={forms} step={step} draft={draft} />
    </div>
  );
}

import { type CollectionForm, FormCollection, type SignHandler } from "parameter-form/collection";
import { directDeposit, federalW4, personalDetails, spanishW4 } from "parameter-form/service";
import { type JSX, useMemo, useState } from "react";
import type { Theme } from "../designSystems/index.ts";
import { client } from "../shared/client.ts";
import { useAppearance } from "../shared/useAppearance.tsx";
import { remember } from "./memory.ts";
import { type Seen, SeenByYourApp } from "./SeenByYourApp.tsx";
import "./TryIt.css";

/** What has been answered when the page opens. */
const begun = {
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

/** The forms of an onboarding. The service has the W-4 in Spanish, too. */
const formsIn = (lang: string): readonly (CollectionForm & Seen)[] => [
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

/** An onboarding that is half filled in, in any design system and language, beside what an app sees of it. */
export function TryIt({ theme }: TryItProps): JSX.Element {
  const { system, lang, switches, render } = useAppearance(theme);
  const [memory] = useState(() => remember(begun));
  const [step, setStep] = useState("federal-w4");
  const forms = useMemo(() => formsIn(lang), [lang]);
  return (
    <div className="try">
      <div className="try-head">
        <h1>Any onboarding form, in your app</h1>
        <p>
          Your payroll service describes its forms as JSON. parameter-form draws them, reads every
          answer exactly, and hands you the strings that the service accepts. This one is live.
        </p>
        <div className="demo-bar">
          {switches}
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
            draft={memory}
            confirmLeave={false}
            step={step}
            onStepChange={setStep}
            attestation={attestation}
            onSign={sign}
          />,
        )}
      </main>
      <SeenByYourApp forms={forms} step={step} memory={memory} />
    </div>
  );
}

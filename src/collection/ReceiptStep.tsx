"use client";
import { type JSX, useId } from "react";
import { say } from "./collectionWords.ts";
import { downloadText } from "./downloadText.ts";
import { receiptText } from "./receipt.ts";
import { ReceiptView } from "./ReceiptView.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { below, type StepProps } from "./stepProps.ts";

/** What was sent and what came back, to be printed or kept. */
export function ReceiptStep(props: StepProps): JSX.Element {
  const { options, receipt } = props.collection;
  const id = useId();
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading {...props} id={id} title={say(options, "receiptHeading")} />
      {receipt && (
        <ReceiptView receipt={receipt} {...options} headingLevel={below[props.headingLevel]} />
      )}
      <div className="pf-actions">
        <button className="pf-page-button" type="button" onClick={() => print()}>
          {say(options, "print")}
        </button>
        <button
          className="pf-page-button"
          type="button"
          onClick={() => receipt && downloadText("receipt.txt", receiptText(receipt, options))}
        >
          {say(options, "download")}
        </button>
      </div>
    </section>
  );
}

"use client";
import { type JSX, useId } from "react";
import { drawButton } from "../../react/components/Button.tsx";
import { collectionSaid } from "../collectionWords.ts";
import { downloadText } from "../receipt/downloadText.ts";
import { headingOf } from "../receipt/receipt.ts";
import { receiptText } from "../receipt/receiptText.ts";
import { ReceiptView } from "../receipt/ReceiptView.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { below, type StepProps } from "./stepProps.ts";

/** What was sent and what came back, to be printed or kept. */
export function ReceiptStep(props: StepProps): JSX.Element | null {
  const { collection } = props;
  const { settings, receipt } = collection;
  const id = useId();
  if (!receipt) return null;
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading {...props} id={id} title={collectionSaid(settings, headingOf(receipt))} />
      <ReceiptView receipt={receipt} {...settings} headingLevel={below[props.headingLevel]} />
      <div className="pf-actions">
        {drawButton(collection, "page-button", {
          onClick: () => print(),
          ...collectionSaid(settings, "print"),
        })}
        {drawButton(collection, "page-button", {
          onClick: () => downloadText("receipt.txt", receiptText(receipt, settings)),
          ...collectionSaid(settings, "download"),
        })}
      </div>
    </section>
  );
}

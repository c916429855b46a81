"use client";
import { type JSX, type ReactNode, useId } from "react";
import { drawButton } from "../../react/internal.ts";
import { collectionSaid } from "../collectionWords.ts";
import type { FormCollectionOptions } from "../contract.ts";
import { downloadText } from "../receipt/downloadText.ts";
import { headingOf, type Receipt } from "../receipt/receipt.ts";
import { receiptText } from "../receipt/receiptText.ts";
import { ReceiptView } from "../receipt/ReceiptView.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { below, type StepProps } from "./stepProps.ts";
import { StandingMark } from "./StandingMark.tsx";

/** Renders the receipt, with buttons to print and to download it. */
export function ReceiptStep(props: StepProps): JSX.Element | null {
  const { collection } = props;
  const { settings, receipt, options } = collection;
  const id = useId();
  if (!receipt) return null;
  return (
    <section className="pf-form pf-receipt" aria-labelledby={id}>
      <div className="pf-receipt-head">
        {receipt.forms.length > 0 && <StandingMark of="done" />}
        <StepHeading {...props} id={id} title={collectionSaid(settings, headingOf(receipt))} />
      </div>
      <ReceiptView
        receipt={receipt}
        {...settings}
        whatNext={whatNextOf(options, receipt)}
        documentUrl={options.documentUrl}
        headingLevel={below[props.headingLevel]}
      />
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

const whatNextOf = ({ whatNext }: FormCollectionOptions, receipt: Receipt): ReactNode =>
  typeof whatNext === "function" ? whatNext(receipt) : whatNext;

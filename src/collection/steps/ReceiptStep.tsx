"use client";
import { type JSX, type ReactNode, useId } from "react";
import { renderButton, levelBelow } from "../../react/internal.ts";
import { collectionMessage } from "../collectionMessages.ts";
import type { FormCollectionOptions } from "../contract.ts";
import { headingOf, type Receipt } from "../receipt/receipt.ts";
import { receiptText } from "../receipt/receiptText.ts";
import { ReceiptView } from "../receipt/ReceiptView.tsx";
import { StepHeading, type StepProps } from "./StepHeading.tsx";
import { StatusMark } from "./StatusMark.tsx";

/** Renders the receipt, with buttons to print and to download it. */
export function ReceiptStep(props: StepProps): JSX.Element | null {
  const { collection } = props;
  const { settings, receipt, options } = collection;
  const id = useId();
  if (!receipt) return null;
  return (
    <section className="pf-form pf-receipt" aria-labelledby={id}>
      <div className="pf-receipt-head">
        {receipt.forms.length > 0 && <StatusMark of="done" />}
        <StepHeading {...props} id={id} title={collectionMessage(settings, headingOf(receipt))} />
      </div>
      <ReceiptView
        receipt={receipt}
        {...settings}
        whatNext={whatNextOf(options, receipt)}
        documentUrl={options.documentUrl}
        headingLevel={levelBelow[props.headingLevel]}
      />
      <div className="pf-actions">
        {renderButton(collection, "page-button", {
          onClick: () => print(),
          ...collectionMessage(settings, "print"),
        })}
        {renderButton(collection, "page-button", {
          onClick: () => downloadText("receipt.txt", receiptText(receipt, settings)),
          ...collectionMessage(settings, "download"),
        })}
      </div>
    </section>
  );
}

const whatNextOf = ({ whatNext }: FormCollectionOptions, receipt: Receipt): ReactNode =>
  typeof whatNext === "function" ? whatNext(receipt) : whatNext;

/** Downloads a text as a file. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the blob once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url));
}

"use client";
import { type JSX, useId } from "react";
import { formatList } from "../../core/messages/defineMessages.ts";
import { httpsLink, levelBelow } from "../../react/internal.ts";
import { collectionMessage, collectionText } from "../collectionMessages.ts";
import { ifReady } from "../state/collectedForm.ts";
import type { StepProps } from "./StepHeading.tsx";

/**
 * Renders the forms to sign: the app's previews, or links to the official forms. Also lists the
 * forms that the typed name signs.
 */
export function SignedForms({ collection, headingLevel }: StepProps): JSX.Element | null {
  const { settings, forms, options, signing } = collection;
  const { previewUrl } = options.attestation ?? {};
  const id = useId();
  const signed = forms
    .flatMap(ifReady)
    .filter((form) => !signing.accepted.has(form.id) && !form.settings.disabled);
  const shown = signed.flatMap(({ id: form, title, form: { link } }) => {
    const preview = previewUrl?.(form) ?? null;
    const href = preview ?? httpsLink(link);
    return href === null ? [] : [{ form, title, href, preview }];
  });
  const filled = signed.filter(({ filled: { names } }) => names.size > 0);
  const titles = formatList(
    settings,
    filled.map(({ title }) => title),
  );
  const Heading = `h${levelBelow[headingLevel]}` as const;
  return (
    <>
      {shown.length > 0 && (
        <section className="pf-signed" aria-labelledby={id}>
          <Heading
            className="pf-review-heading"
            id={id}
            {...collectionMessage(settings, "signWhat")}
          />
          {shown.map(({ form, title, href, preview }, place) => (
            <div key={form}>
              {preview !== null && (
                // The title of an item may be an answer, which is never in an attribute.
                <iframe
                  className="pf-signed-frame"
                  src={preview}
                  title={collectionText(settings, "signWhat")}
                  aria-labelledby={`${id}-${place}`}
                  loading="lazy"
                />
              )}
              <a id={`${id}-${place}`} href={href} target="_blank" rel="noopener noreferrer">
                <span {...collectionMessage(settings, "openToSign", { title })} />
              </a>
            </div>
          ))}
        </section>
      )}
      {filled.length > 0 && (
        <p className="pf-hint" {...collectionMessage(settings, "signFills", { titles })} />
      )}
    </>
  );
}

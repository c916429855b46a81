import { CollectionBuilder } from "parameter-form/builder";
import type { Collection } from "parameter-form/document";
import { es } from "parameter-form/locales/es";
import { type JSX, useCallback, useState } from "react";
import type { Theme } from "../../designSystems/index.ts";
import { client } from "../../shared/client.ts";
import { useAppearance } from "../../shared/useAppearance.tsx";
import { useLinked } from "../formLink.ts";
import { parsePasted } from "../pasteYourForm/parsePasted.ts";
import "parameter-form/builder.css";
import "../TryIt.css";

export interface BuildOnboardingProps {
  readonly theme: Theme;
  /** The document that is edited, and published at first. */
  readonly collection: Collection;
}

const languages = { es };

/** Returns the collection of a link, with a single form as its only one. */
function collectionIn(text: string): Collection | null {
  const { pasted } = parsePasted(text);
  if (pasted.kind === "invalid") return null;
  return pasted.kind === "collection" ? pasted.collection : { forms: [{ form: pasted.form }] };
}

/** An onboarding that an HR administrator changes and publishes. Nothing leaves the page. */
export function BuildOnboarding({ theme, collection }: BuildOnboardingProps): JSX.Element {
  const { system, controls, render } = useAppearance(theme);
  const [document, setDocument] = useState(collection);
  const [published, setPublished] = useState(collection);
  const open = useCallback((text: string): void => {
    const linked = collectionIn(text);
    if (!linked) return;
    setDocument(linked);
    setPublished(linked);
  }, []);
  useLinked(open);
  return (
    <div className="try">
      <div className="try-head">
        <h1>Build an onboarding</h1>
        <p>
          Change the forms and the questions, and see the page that employees get. Publishing stays
          in this page.
        </p>
        <div className="demo-bar">{controls}</div>
      </div>
      <div className="try-builder">
        {render(
          <CollectionBuilder
            key={system}
            document={document}
            onChange={setDocument}
            published={published}
            client={client}
            languages={languages}
            onPublish={setPublished}
            countAnswers={() => 12}
          />,
        )}
      </div>
    </div>
  );
}

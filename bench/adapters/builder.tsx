import { CollectionBuilder } from "parameter-form/builder";
import { parseCollection } from "parameter-form/document";
import { useState } from "react";
import "parameter-form/builder.css";
import "parameter-form/styles.css";
import type { Adapter } from "./index.ts";

/** The builder with a document of one form. Its controls are the questions of the outline. */
export const adapter: Adapter = {
  Form({ form }) {
    const [document, setDocument] = useState(() => parseCollection({ forms: [{ form }] }));
    return <CollectionBuilder document={document} onChange={setDocument} onPublish={() => {}} />;
  },
  controls: "[data-kind=question]",
  errors: ".pf-error",
  ownMessages: true,
  submit: ".pf-actions button",
};

import { CollectionBuilder } from "parameter-form/builder";
import { createClient } from "parameter-form/client";
import { type Collection, parseCollection } from "parameter-form/document";
import { es } from "parameter-form/locales/es";
import { type JSX, useState } from "react";
import { createRoot } from "react-dom/client";
import "parameter-form/styles.css";
import "parameter-form/builder.css";

const client = createClient({ baseUrl: "/api" });
/** The document of the address, or an empty one. */
const start: Collection = parseCollection(
  JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{ "forms": [] }'),
);

function Page(): JSX.Element {
  const [document, setDocument] = useState(start);
  const [published, setPublished] = useState<Collection>();
  return (
    <>
      <h1>Onboarding</h1>
      <CollectionBuilder
        document={document}
        onChange={setDocument}
        published={published}
        client={client}
        languages={{ es }}
        onPublish={setPublished}
      />
      <script type="application/json" id="published">
        {JSON.stringify(published ?? null)}
      </script>
    </>
  );
}

const main = globalThis.document.querySelector("main") ?? globalThis.document.body;
createRoot(main).render(<Page />);

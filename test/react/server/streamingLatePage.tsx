import { hydrateRoot } from "react-dom/client";
import { LatePage } from "./lateForm.tsx";

const [id = "", locale = "", late] = location.pathname.split("/").slice(1);

/** Takes over what the server drew so far, and keeps what React had to mend. */
function hydrate(): void {
  hydrateRoot(document, <LatePage id={id} locale={locale} />, {
    onRecoverableError: (error) => {
      document.body.dataset["mended"] = String(error);
    },
  });
}

// The script of a busy page comes late.
if (late === "late") addEventListener("hydrate", hydrate);
else hydrate();

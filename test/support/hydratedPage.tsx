import { hydrateRoot } from "react-dom/client";
import { HydratedForm } from "./hydratedForm.tsx";

const { body } = document;
const [id = "", locale = "", late] = location.pathname.split("/").slice(2);

/** Takes over what the server drew, and keeps what React had to mend. */
function hydrate(): void {
  const main = document.querySelector("main");
  if (!main) return;
  hydrateRoot(main, <HydratedForm id={id} locale={locale} />, {
    onRecoverableError: (error) => {
      body.dataset["mended"] = String(error);
    },
  });
}

// The script of a busy page comes late.
if (late === "late") addEventListener("hydrate", hydrate);
else hydrate();

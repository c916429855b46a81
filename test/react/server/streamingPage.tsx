import { hydratePage } from "../../support/mountPage.tsx";
import { HydratedForm } from "./hydratedForm.tsx";

const [id = "", locale = "", late] = location.pathname.split("/").slice(2);

const hydrate = (): void =>
  hydratePage(<HydratedForm id={id} locale={locale} />, {
    onRecoverableError: (error) => {
      document.body.dataset["mended"] = String(error);
    },
  });

// The script of a busy page comes late.
if (late === "late") addEventListener("hydrate", hydrate);
else hydrate();

import { hydrateRoot } from "react-dom/client";
import { DraftedApp, isStorageName } from "./draftedForm.tsx";

const name = location.pathname.slice(1);
const main = document.querySelector("main");
if (main && isStorageName(name))
  hydrateRoot(main, <DraftedApp storage={name} />, {
    onRecoverableError: (error) => {
      document.body.dataset["mended"] = String(error);
    },
  });

import { hydratePage } from "../../support/mountPage.tsx";
import { DraftedForm, isStorageName } from "./draftedForm.tsx";

const name = location.pathname.slice(1);
if (isStorageName(name))
  hydratePage(<DraftedForm storage={name} />, {
    onRecoverableError: (error) => {
      document.body.dataset["mended"] = String(error);
    },
  });

import { renderToString } from "react-dom/server";
import { DraftedForm, isStorageName, storages } from "./draftedForm.tsx";

const names = Object.keys(storages).filter(isStorageName);

/** What a server, which has no storage, draws for each, as JSON by its name. */
export const html: string = JSON.stringify(
  Object.fromEntries(names.map((name) => [name, renderToString(<DraftedForm storage={name} />)])),
);

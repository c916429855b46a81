import { renderToString } from "react-dom/server";
import { DraftedApp } from "./draftedForm.tsx";

/** What a server draws, where there is no storage. */
export const html: string = renderToString(<DraftedApp storage="local" />);

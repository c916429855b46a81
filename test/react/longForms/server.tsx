import { renderToString } from "react-dom/server";
import { LongForm } from "./longFormApp.tsx";

export const html: string = renderToString(<LongForm />);

import { renderToString } from "react-dom/server";
import { RestoredForm } from "./restoredForm.tsx";

export const html: string = renderToString(<RestoredForm />);

import { renderToString } from "react-dom/server";
import { LongForm } from "./drawnLongForm.tsx";

export const html: string = renderToString(<LongForm />);

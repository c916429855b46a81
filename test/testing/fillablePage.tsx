import { createRoot } from "react-dom/client";
import { Fillable } from "./fillable.tsx";

const main = document.querySelector("main");
if (main) createRoot(main).render(<Fillable {...JSON.parse(decodeURI(location.hash.slice(1)))} />);

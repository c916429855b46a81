import "parameter-form/styles.css";
import { hydrateRoot } from "react-dom/client";
import { LongForm } from "./drawnLongForm.tsx";

const main = document.querySelector("main");
if (main) hydrateRoot(main, <LongForm />);

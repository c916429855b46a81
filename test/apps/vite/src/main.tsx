import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Withholding } from "./Withholding";

const main = document.querySelector("main");
if (main)
  createRoot(main).render(
    <StrictMode>
      <Withholding />
    </StrictMode>,
  );

import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RestoredForm } from "./restoredForm.tsx";

const main = document.querySelector("main");
if (main)
  hydrateRoot(
    main,
    <StrictMode>
      <RestoredForm mask={location.pathname === "/blur" ? "blur" : "live"} />
    </StrictMode>,
  );

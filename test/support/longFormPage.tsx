import "parameter-form/styles.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { LongForm } from "./drawnLongForm.tsx";

const main = document.querySelector("main");
if (main)
  hydrateRoot(
    main,
    <StrictMode>
      <LongForm />
    </StrictMode>,
  );

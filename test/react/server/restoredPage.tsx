import { hydratePage } from "../../support/mountPage.tsx";
import { RestoredForm } from "./restoredForm.tsx";

hydratePage(<RestoredForm mask={location.pathname === "/blur" ? "blur" : "live"} />);

import "parameter-form/styles.css";
import { hydratePage } from "../../support/mountPage.tsx";
import { LongForm } from "./longFormApp.tsx";

hydratePage(<LongForm />);

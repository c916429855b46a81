import "parameter-form/styles.css";
import { mountPage } from "../../support/mountPage.tsx";
import { LongForm } from "./longFormApp.tsx";

mountPage(<LongForm />);

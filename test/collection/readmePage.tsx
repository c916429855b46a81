import { mountPage } from "../support/mountPage.tsx";
import { Onboarding } from "sample:README.md-3.tsx";

/** README's collection, as people copy it. */
mountPage(<Onboarding />);

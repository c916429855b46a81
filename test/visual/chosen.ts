import type { ModeName } from "./modes.ts";

/** The stories that have a picture, by the mode it is taken in: each part and each state once, where it says most. */
const written: Readonly<Record<ModeName, string>> = {
  light: `
    fields-string--empty fields-string--with-error fields-boolean--empty fields-currency--filled
    fields-percent--empty fields-number--with-error fields-select--with-error fields-combobox--searching
    fields-combobox--five-thousand-options fields-radio-buttons--boolean-with-error
    fields-radio-buttons--select-empty fields-sensitive--typed fields-rules--told
    fields-hints-by-name--about-oneself getting-started-forms--refused how-amounts-are-read--amounts
    paste-your-form--issues forms-onboarding--every-type forms-onboarding--federal-w-4 forms-sections--with-errors
    your-own-parameterform--submitting your-own-parameterform--submitted
    your-own-parameterform--own-layout collections-formcollection--steps
    collections-formreview--review collections-drafts--changed-form lists-resourcelist--middle-page
    lists-resourcetable--table your-own-languages--german your-own-languages--chinese
    your-own-languages--hindi your-own-theme--changed your-own-components--material-ui
    your-own-components--mantine your-own-chakra-ui--w-4 your-own-react-aria--w-4
    your-own-shadcn-ui--w-4
  `,
  dark: `
    fields-string--disabled fields-boolean--with-error fields-currency--with-error
    fields-percent--disabled fields-select--filled fields-combobox--nothing-found
    fields-radio-buttons--boolean-filled fields-radio-buttons--select-with-error
    fields-sensitive--stored forms-onboarding--with-errors
    your-own-parameterform--refused-by-the-server your-own-parameterform--broken-definition
    your-own-theme--editor your-own-shadcn-ui--searched collections-formcollection--tasks
    collections-formcollection--signed collections-formreview--read-only
    collections-drafts--no-room-left lists-resourcelist--failing lists-resourcetable--empty-table
  `,
  rtl: `
    fields-string--filled fields-boolean--filled fields-currency--empty fields-percent--with-error
    fields-select--empty fields-combobox--filled fields-radio-buttons--boolean-empty
    fields-radio-buttons--select-filled fields-sensitive--stored-and-changed fields-rules--accepted
    your-own-languages--arabic your-own-react-aria--searched collections-formcollection--refused
    collections-onboarding--journey lists-resourcelist--retry-succeeds
  `,
  narrow: `
    fields-string--read-only fields-boolean--disabled fields-combobox--with-error
    fields-radio-buttons--boolean-optional fields-radio-buttons--select-disabled
    forms-onboarding--spanish-w-4 forms-any-form-by-id--by-id your-own-components--own-input
    your-own-parameterfields--in-a-form-of-your-own collections-formcollection--on-a-phone
    lists-resourcelist--load-more lists-resourcetable--narrow lists-any-of-the-19-lists--all-of-them
  `,
};

/** The ids of the stories of which a picture is taken in a mode. */
export const chosenIn = (mode: ModeName): readonly string[] => written[mode].trim().split(/\s+/);

import type { ModeName } from "./modes.ts";

/** The stories that have a picture, by the mode it is taken in: each part and each state once, where it says most. */
const written: Readonly<Record<ModeName, string>> = {
  light: `
    fields-string--empty fields-string--with-error fields-boolean--empty fields-currency--filled
    fields-percent--empty fields-number--with-error fields-select--with-error fields-combobox--searching
    fields-combobox--five-thousand-options fields-radio-buttons--boolean-with-error
    fields-radio-buttons--select-empty fields-sensitive--typed fields-ssn-zip-code-and-other-rules--messages
    fields-date--material-ui fields-date--mantine fields-date--chakra-ui
    fields-date--react-aria
    fields-hints-by-name--about-oneself guides-getting-started-forms--server-errors try-it-how-amounts-are-read--amounts
    try-it-paste-your-form--issues try-it-build-an-onboarding--onboarding forms-payroll-forms--every-type forms-payroll-forms--federal-w-4 forms-sections--with-errors
    forms-w-4-w-9-i-9-and-state-forms--company-tax collections-repeated-forms--dependents
    forms-changed-definition--of-a-form
    try-it-a-new-hire--half-filled
    forms-parameterform--submitting forms-parameterform--submitted
    forms-parameterform--own-layout collections-formcollection--steps collections-formcollectionbyid--by-id
    collections-formreview--review collections-usedraft--changed-form lists-and-tables-resourcelist--middle-page
    lists-and-tables-resourcetable--table languages-and-theme-eleven-languages--german languages-and-theme-eleven-languages--chinese
    languages-and-theme-eleven-languages--hindi languages-and-theme-theme--changed design-systems-material-ui--w-4
    design-systems-mantine--w-4 design-systems-chakra-ui--w-4 design-systems-react-aria--w-4
    design-systems-shadcn-ui--w-4
  `,
  dark: `
    fields-string--disabled fields-boolean--with-error fields-currency--with-error
    fields-percent--disabled fields-select--filled fields-combobox--nothing-found
    fields-radio-buttons--boolean-filled fields-radio-buttons--select-with-error
    fields-sensitive--stored forms-payroll-forms--with-errors
    forms-parameterform--server-errors forms-parameterform--broken-definition
    languages-and-theme-theme--editor design-systems-shadcn-ui--searched collections-formcollection--tasks
    collections-formcollection--signed collections-formreview--read-only
    collections-usedraft--no-room-left lists-and-tables-resourcelist--failing lists-and-tables-resourcetable--empty-table
  `,
  rtl: `
    fields-string--filled fields-boolean--filled fields-currency--empty fields-percent--with-error
    fields-select--empty fields-combobox--filled fields-radio-buttons--boolean-empty
    fields-radio-buttons--select-filled fields-sensitive--stored-and-changed fields-ssn-zip-code-and-other-rules--accepted
    languages-and-theme-eleven-languages--arabic design-systems-react-aria--searched collections-formcollection--server-errors
    collections-two-visits--journey lists-and-tables-resourcelist--retry-succeeds
  `,
  narrow: `
    fields-string--read-only fields-boolean--disabled fields-combobox--with-error
    fields-radio-buttons--boolean-optional fields-radio-buttons--select-disabled
    fields-descriptions-and-help--help fields-phone--of-several-countries
    forms-w-4-w-9-i-9-and-state-forms--first-day forms-payroll-forms--spanish-w-4 design-systems-a-part-of-your-own--own-input
    forms-parameterfields--in-a-form-of-your-own collections-formcollection--on-a-phone
    lists-and-tables-resourcelist--load-more lists-and-tables-resourcetable--narrow lists-and-tables-any-of-the-19-lists--all-of-them
  `,
};

/** The ids of the stories of which a picture is taken in a mode. */
export const chosenIn = (mode: ModeName): readonly string[] => written[mode].trim().split(/\s+/);

// Written by parameter-form types from the definitions of forms: do not edit.

/** Employee's Withholding Allowance Certificate (DE 4) */
export type CaliforniaDe4 = {
  /** First, middle, last name */
  readonly full_name: string;
  /** Social Security number */
  readonly ssn: string;
  /** Address */
  readonly address: string;
  /** City, state, and ZIP code */
  readonly city_state_zip: string;
  /** Filing status */
  readonly filing_status: "single" | "married" | "head_of_household";
  /** Number of regular withholding allowances (Worksheet A) */
  readonly regular_allowances?: string;
  /** Number of allowances from estimated deductions (Worksheet B) */
  readonly estimated_deduction_allowances?: string;
  /** Additional amount to be withheld each pay period */
  readonly additional_withholding?: string;
  /** I claim exemption from withholding */
  readonly exempt?: "true" | "false";
  /** I claim exemption as a military spouse */
  readonly military_spouse_exempt?: "true" | "false";
  /** Employee's signature */
  readonly employee_signature: string;
};

/** Direct deposit authorization */
export type DirectDeposit = {
  /** Name on the account */
  readonly account_holder: string;
  /** Name of the bank or credit union */
  readonly bank_name?: string;
  /** Account type */
  readonly account_type: "checking" | "savings";
  /** Routing number */
  readonly routing_number: string;
  /** Account number */
  readonly account_number: string;
  /** How much of your pay goes to this account? */
  readonly split: "everything" | "amount" | "percent";
  /** Amount each pay period */
  readonly amount?: string;
  /** Percentage of net pay */
  readonly percent_of_net_pay?: string;
  /** I authorize deposits, and corrections of deposits made in error */
  readonly authorization: "true" | "false";
  /** Employee's signature */
  readonly employee_signature: string;
};

/** Emergency contacts */
export type EmergencyContacts = {
  /** Emergency contact — name */
  readonly contact_name: string;
  /** Emergency contact — relationship */
  readonly contact_relationship: "spouse" | "parent" | "child" | "sibling" | "friend" | "other";
  /** What are they to you? */
  readonly contact_relationship_other: string;
  /** Emergency contact — phone (mobile) */
  readonly contact_mobile?: string;
  /** Emergency contact — phone (home) */
  readonly contact_home?: string;
  /** Emergency contact — e-mail */
  readonly contact_email?: string;
  /** Emergency contact — address */
  readonly contact_address?: string;
  /** Is there a second person to call? */
  readonly has_second: "true" | "false";
  /** Second contact — name */
  readonly second_name: string;
  /** Second contact — phone */
  readonly second_phone: string;
};

/** Employee's Withholding Certificate (Form W-4) */
export type FederalW4 = {
  /** First name and middle initial */
  readonly first_name: string;
  /** Last name */
  readonly last_name: string;
  /** Social Security number */
  readonly ssn: string;
  /** Address */
  readonly address: string;
  /** City or town, state, and ZIP code */
  readonly city_state_zip: string;
  /** Filing status */
  readonly filing_status: "single" | "married" | "head_of_household";
  /** Multiple jobs or spouse works */
  readonly multiple_jobs?: "true" | "false";
  /** Number of qualifying children under age 17 */
  readonly qualifying_children?: string;
  /** Number of other dependents */
  readonly other_dependents?: string;
  /** Total claimed for dependents and other credits */
  readonly dependents_amount?: string;
  /** Other income (not from jobs) */
  readonly other_income?: string;
  /** Deductions */
  readonly deductions?: string;
  /** Extra withholding each pay period */
  readonly extra_withholding?: string;
  /** I claim exemption from withholding */
  readonly exempt?: "true" | "false";
  /** Employee's signature */
  readonly employee_signature: string;
};

/** Your first day */
export type FirstDay = {
  /** What should we call you? */
  readonly preferred_name?: string;
  /** First day of work */
  readonly start_date: string;
  /** T-shirt size */
  readonly shirt: "XS" | "S" | "M" | "L" | "XL";
  /** Lunch */
  readonly lunch?: "meat" | "vegetarian" | "vegan";
  /** Diet and allergies */
  readonly diet?: string;
  /** Will you come by car? */
  readonly car: "true" | "false";
  /** License plate */
  readonly plate?: string;
  /** Have you read the handbook? */
  readonly handbook: "true" | "false";
};

/** Employment Eligibility Verification (Form I-9), Section 1 */
export type I9Section1 = {
  /** Last name (family name) */
  readonly last_name: string;
  /** First name (given name) */
  readonly first_name: string;
  /** Middle initial (if any) */
  readonly middle_initial?: string;
  /** Other last names used (if any) */
  readonly other_last_names?: string;
  /** Address (street number and name) */
  readonly address: string;
  /** Apt. number (if any) */
  readonly apartment?: string;
  /** City or town */
  readonly city: string;
  /** State */
  readonly state:
    | "AL"
    | "AK"
    | "AZ"
    | "AR"
    | "CA"
    | "CO"
    | "CT"
    | "DE"
    | "DC"
    | "FL"
    | "GA"
    | "HI"
    | "ID"
    | "IL"
    | "IN"
    | "IA"
    | "KS"
    | "KY"
    | "LA"
    | "ME"
    | "MD"
    | "MA"
    | "MI"
    | "MN"
    | "MS"
    | "MO"
    | "MT"
    | "NE"
    | "NV"
    | "NH"
    | "NJ"
    | "NM"
    | "NY"
    | "NC"
    | "ND"
    | "OH"
    | "OK"
    | "OR"
    | "PA"
    | "RI"
    | "SC"
    | "SD"
    | "TN"
    | "TX"
    | "UT"
    | "VT"
    | "VA"
    | "WA"
    | "WV"
    | "WI"
    | "WY";
  /** ZIP code */
  readonly zip: string;
  /** Date of birth (mm/dd/yyyy) */
  readonly date_of_birth: string;
  /** U.S. Social Security number */
  readonly ssn?: string;
  /** Employee's email address */
  readonly email?: string;
  /** Employee's telephone number */
  readonly phone?: string;
  /** I attest, under penalty of perjury, that I am: */
  readonly status: "citizen" | "noncitizen_national" | "permanent_resident" | "authorized";
  /** Authorized to work until */
  readonly work_until?: string;
  /** USCIS number / A-Number */
  readonly uscis_number?: string;
  /** Form I-94 admission number */
  readonly i94_number?: string;
  /** Foreign passport number and country of issuance */
  readonly passport?: string;
  /** Did a preparer or translator assist you? */
  readonly preparer: "true" | "false";
  /** Signature of employee */
  readonly signature: string;
  /** Today's date (mm/dd/yyyy) */
  readonly signed_on: string;
};

/** Employee's and other Payee's Illinois Withholding Allowance Certificate (IL-W-4) */
export type IllinoisW4 = {
  /** Name */
  readonly name: string;
  /** Social Security number */
  readonly ssn: string;
  /** Street address */
  readonly address: string;
  /** City, state, and ZIP code */
  readonly city_state_zip: string;
  /** Check here if you are exempt from federal and Illinois withholding: */
  readonly exempt?: "true" | "false";
  /** Can anyone else claim you as a dependent? */
  readonly claimed: "true" | "false";
  /** How many dependents other than you or your spouse do you claim? */
  readonly dependents?: string;
  /** 1. Total number of basic allowances that you are claiming */
  readonly basic_allowances?: string;
  /** 2. Total number of additional allowances */
  readonly additional_allowances?: string;
  /** 3. Additional amount to be withheld each pay period */
  readonly additional_withholding?: string;
  /** Your signature */
  readonly signature: string;
};

/** Personal details */
export type PersonalDetails = {
  /** First name */
  readonly first_name: string;
  /** Middle name */
  readonly middle_name?: string;
  /** Last name */
  readonly last_name: string;
  /** Social Security number */
  readonly ssn: string;
  /** Date of birth */
  readonly date_of_birth: string;
  /** Email address */
  readonly email: string;
  /** Phone number */
  readonly phone?: string;
  /** Street address */
  readonly address_line1: string;
  /** Apartment, suite or unit */
  readonly address_line2?: string;
  /** City */
  readonly city: string;
  /** State */
  readonly state:
    | "AL"
    | "AK"
    | "AZ"
    | "AR"
    | "CA"
    | "CO"
    | "CT"
    | "DE"
    | "DC"
    | "FL"
    | "GA"
    | "HI"
    | "ID"
    | "IL"
    | "IN"
    | "IA"
    | "KS"
    | "KY"
    | "LA"
    | "ME"
    | "MD"
    | "MA"
    | "MI"
    | "MN"
    | "MS"
    | "MO"
    | "MT"
    | "NE"
    | "NV"
    | "NH"
    | "NJ"
    | "NM"
    | "NY"
    | "NC"
    | "ND"
    | "OH"
    | "OK"
    | "OR"
    | "PA"
    | "RI"
    | "SC"
    | "SD"
    | "TN"
    | "TX"
    | "UT"
    | "VT"
    | "VA"
    | "WA"
    | "WV"
    | "WI"
    | "WY";
  /** ZIP code */
  readonly zip: string;
};

/** Union membership and dues deduction */
export type UnionDues = {
  /** Full name */
  readonly full_name: string;
  /** Number of your local */
  readonly local: string;
  /** Membership card */
  readonly card?: string;
  /** Hourly wage */
  readonly wage: string;
  /** Hours each week */
  readonly hours: string;
  /** Dues are deducted as */
  readonly dues: "fixed" | "percent";
  /** Dues each month */
  readonly fixed_dues?: string;
  /** Dues in percent of gross pay */
  readonly percent_dues?: string;
  /** I authorize my employer to deduct dues from my pay, and may revoke this in writing */
  readonly authorization: "true" | "false";
  /** Signature of the member */
  readonly signature: string;
};

/** Request for Taxpayer Identification Number and Certification (Form W-9) */
export type W9 = {
  /** 1. Name of entity/individual */
  readonly name: string;
  /** 2. Business name, if different from above */
  readonly business_name?: string;
  /** 3a. Federal tax classification */
  readonly classification:
    | "individual"
    | "c_corporation"
    | "s_corporation"
    | "partnership"
    | "trust"
    | "llc";
  /** Tax classification of the LLC */
  readonly llc_classification: "C" | "S" | "P";
  /** 4. Exempt payee code (if any) */
  readonly exempt_payee_code?: string;
  /** 5. Address (number, street, and apt. or suite no.) */
  readonly address: string;
  /** 6. City, state, and ZIP code */
  readonly city_state_zip: string;
  /** Social security number */
  readonly ssn?: string;
  /** Employer identification number */
  readonly ein?: string;
  /** Under penalties of perjury, I certify that the number shown on this form is my correct taxpayer identification number */
  readonly certification: "true" | "false";
  /** Signature of U.S. person */
  readonly signature: string;
  /** Date */
  readonly date: string;
};

import { californiaDe4 } from "./californiaDe4.ts";
import { canadaTd1 } from "./canadaTd1.ts";
import { companyTax } from "./companyTax.ts";
import { directDeposit } from "./directDeposit.ts";
import { emergencyContacts } from "./emergencyContacts.ts";
import { federalW4 } from "./federalW4.ts";
import { firstDay } from "./firstDay.ts";
import { germany } from "./germany.ts";
import { i9Preparer } from "./i9Preparer.ts";
import { i9Section1 } from "./i9Section1.ts";
import { illinoisW4 } from "./illinoisW4.ts";
import { indianaWh4 } from "./indianaWh4.ts";
import { newYorkIt2104 } from "./newYorkIt2104.ts";
import { personalDetails } from "./personalDetails.ts";
import { priorEmployment } from "./priorEmployment.ts";
import type { RealForm } from "./realForm.ts";
import { retirement } from "./retirement.ts";
import { selfIdentification } from "./selfIdentification.ts";
import { ukStarter } from "./ukStarter.ts";
import { unionDues } from "./unionDues.ts";
import { w9 } from "./w9.ts";

/** What people fill in when they are hired, and what a company gives to be paid and taxed. */
export const realForms: readonly RealForm[] = [
  federalW4,
  w9,
  i9Section1,
  i9Preparer,
  californiaDe4,
  newYorkIt2104,
  indianaWh4,
  illinoisW4,
  companyTax,
  directDeposit,
  personalDetails,
  emergencyContacts,
  firstDay,
  priorEmployment,
  retirement,
  unionDues,
  selfIdentification,
  ukStarter,
  canadaTd1,
  germany,
];

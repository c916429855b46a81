import { parseForm } from "parameter-form";
import { suggestedRules } from "parameter-form/core";
import { expect, test } from "vitest";
import { hasSensitiveName } from "../../../src/core/values/sensitiveNames.ts";
import { definition } from "../definitions.ts";

const isSensitive = (name: string, type = "string"): boolean =>
  parseForm({ parameters: [definition({ name, type })] }).parameters.some(hasSensitiveName);

const byRule = Object.entries(suggestedRules).flatMap(([name, rule]) =>
  rule?.sensitive ? [name] : [],
);

/** Names by the form whose questions they are, and in how many ways they are written. */
type Names = Readonly<Record<string, string>>;

const each = (names: Names) =>
  Object.entries(names).flatMap(([form, list]) => list.split(/\s+/).map((name) => [form, name]));

const numbers: Names = {
  "a recommended rule": byRule.join(" "),
  "W-4": `ssn spouse_ssn dependent_1_ssn ssn_last ssn_2 ssn2 ssn_confirmation employee_ssn w4.ssn ss_number ss_no soc_sec_no
    social_security social_security_no social_security_number_2 employee_social_security_number ssn_or_itin ein_or_ssn
    employer_identification_number employer_identification_no federal_ein state_ein fein eins state_withholding_account_number`,
  "W-9": `tin itin spouse_tin spouse_itin atin ptin employerTIN taxpayer_id taxid tax_id tax_id_2 tax_id_number tax_number tax_no
    taxpayer_number taxpayer_identification taxpayer_identification_number account_numbers name_and_ssn ssn_and_state`,
  "8233": `us_tin foreign_tin ftin foreign_tax_id foreign_tax_identifying_number foreign_tax_identification_no tax_reference_number
    visa_number visa_control_number visa_foil_no sin social_insurance_number national_insurance_number curp rfc`,
  "I-9": `uscis uscis_number uscis_a_number a_number a_num anumber alien_number alien_id alien_registration_number
    alien_file_number alien_reg_no i94 i_94 i94_number i_94_admission_number form_i94_admission_number admission_number passport
    foreign_passport foreign_passport_number passport_no passport_2 passport_number_2 passport_number_and_country_of_issuance
    document_number document_number_1 document_1_number list_a_document_number list_b_doc_no drivers_license driver_license
    driver_s_license driving_licence drivers_license_or_state_id driver_license_number drivers_license_number_and_state license_no
    dl_number state_id state_id_number id_number id_no national_id government_id govt_id military_id voter_id identity_number
    identification_number permanent_resident_card_number employment_authorization_document_number work_permit_number
    birth_certificate_number naturalization_certificate_number citizenship_certificate_no certificate_of_naturalization_number
    sevis_id sevis_number`,
  "direct deposit": `bank_account bank_account_2 bank_acct savings_account checking_account account_number account_number_2
    account_2_number account2_number account_number_confirm confirm_account_number reenter_account_number bank_account_confirmation
    acct_number acct_no acct_nbr savings_account_no checking_number routing routing_2 routing_number routing_no bank_routing
    bank_routing_number_again routing_transit_number transit_number aba bank_aba aba_number aba_no rtn iban iban_code ach_number
    bank_number deposit[0].account_number direct_deposit_routing_number card_number credit_card debit_card debit_card_number
    pay_card_number cvv cvv2 card_cvc card_security_code pin bank_pin pin_code pin_number`,
  "benefits and secrets": `medicare_number medicare_id medicaid_id insurance_number health_card_number beneficiary_number password
    password_again passphrase passcode secret security_answer mothers_maiden_name mother_s_maiden_name nip`,
  Spanish: `seguro_social seguro_social_conyuge numero_de_seguro_social num_seguro_social numero_seguro_social_dependiente_1 nss
    número_de_seguro_social numero_de_cuenta numero_cuenta nro_de_cuenta no_de_cuenta numero_de_la_cuenta numero_de_cuenta_bancaria
    cuenta_bancaria cuenta_de_ahorros cuenta_corriente nombre_y_numero_de_cuenta clabe clave_bancaria numero_de_ruta numero_ruta
    número_de_tránsito pasaporte numero_de_pasaporte pasaporte_conyuge licencia_de_conducir numero_de_licencia
    numero_de_licencia_de_manejar numero_de_identificacion numero_de_identificación_del_empleador identificacion_fiscal id_fiscal
    numero_de_identidad numero_del_contribuyente numero_de_documento numero_de_registro_de_extranjero numero_de_extranjero
    numero_a numero_uscis numero_de_admision numero_de_admisión_i_94 numero_de_visa numero_de_tarjeta codigo_de_seguridad
    contraseña cédula dni nie nif apellido_de_soltera_de_su_madre`,
  "United Kingdom": `nino employee_nino ni_number ni_no national_insurance_number national_insurance_no utr utr_number
    unique_taxpayer_reference unique_taxpayer_reference_number sort_code bank_sort_code sortCode building_society_roll_number
    account_number passport_number driving_licence_number share_code niNumber NINO`,
  Canada: `sin sin_number sin_no employee_sin_number social_insurance_number social_insurance_no transit_number institution_number
    financial_institution_number health_card_number permanent_resident_card_number uci_number nas numero_assurance_sociale
    numero_d_assurance_sociale numéro_assurance_sociale numero_de_compte numero_compte numero_du_compte numero_de_transit
    numero_d_institution numero_de_passeport numero_permis_de_conduire numero_de_carte`,
  Germany: `steuer_id steuerid steuerId steuer_idnr steuer_id_nr steueridentifikationsnummer steuer_identifikationsnummer
    steuernummer steuer_nr steuernr identifikationsnummer idnr sozialversicherungsnummer sozialversicherungs_nummer
    sozialversicherungs_nr sv_nummer sv_nr svNummer rentenversicherungsnummer versicherungsnummer krankenversicherungsnummer
    krankenversichertennummer kontonummer konto_nr konto_nummer iban bankleitzahl blz ausweisnummer personalausweisnummer
    personalausweis_nr reisepassnummer passnummer kreditkartennummer`,
  "ways to write": `SSN spouseSsn socialSecurityNumber social-security-number taxpayerIdentificationNumber tax-id-number taxId
    bankAccountNumber accountNumber2 account.number bank/routing SSNNumber SSNLast4 spouseSSNumber ABARoutingNumber
    ACHAccountNumber EINNumber IBANCode PINCode TIN USCISNumber aNumber i94Number passportNumber driversLicense stateIDNumber
    accountnumber bankaccountnumber routingnumber socialsecuritynumber passportnumber taxidnumber S.S.N numeroDeCuenta`,
};

const others: Names = {
  names: `first_name last_name middle_initial maiden_name other_last_names name_on_account name_on_card name_on_ssn_card
    name_differs_from_ssn account_holder account_holder_name account_nickname account_owner bank_name bank_account_holder
    bank_account_name business_name accountant_name employee_signature signature_date assistant`,
  "what is asked of a number": `tin_type ssn_type ein_status ssn_applied_for ssn_available ein_pending ssn_verified
    has_ssn has_routing_number account_type bank_account_type account_number_type passport_country passport_expiration
    passport_expiration_date passport_issuing_country passport_country_of_issuance passport_number_country
    passport_number_country_of_issuance drivers_license_state drivers_license_expiration document_number_expires
    document_title document_expiration_date license_type license_state card_type card_color card_expiration date_of_ssn_application
    routing_method routing_day visa_type visa_holder visa_expiration visa_status visa_expiration_2 secret_question itin_expiration
    i94_expiration_date i_94_status i9_status password_hint routing_number_source`,
  "numbers of something else": `number number_of_dependents number_of_accounts a_number_of_dependents phone_number fax_number
    street_number apartment_number unit_number house_number employee_number employee_number_of_allowances check_number case_number
    policy_number group_number line_number box_number state_number license_plate_number phone_no reference_number employee_id
    company_id member_id department_id photo_id id unique_id accounts`,
  "words that begin or end alike": `classification assign_to assignment licensed_professional identification_method
    distribution_account_share state tax_year tax_status tax_credits_total tax_exempt total_tax_withheld single using singular_status
    mission pinned_address opinion business_card_title abandon abatement tint destination continent finance_department lessness assn
    begin spinach protein vein being martin USAddress classNumber passing compass secretary_name cinema singing routine accounting
    visage idle pincode skin basin certain listing grass cardinal licensee taxable banking social_club citizenship_status
    alien_authorized_to_work resident_state permanent_resident insurance_premium medicare_wages social_security_wages
    social_security_tips social_security_tax wages_subject_to_medicare bank_address bank_city deposit_type deposit_amount split
    split_amount pay_schedule`,
  "no number, but the word": `account_no_longer_used insurance_no_longer_needed tax_no_withholding`,
  "other countries": `tax_code ni_category national_insurance_category student_loan loan_plan sort_order sorting_method p45
    building_society_name roll uci_status institution_name provincial_claim steuerklasse steuerjahr krankenkasse konfession
    kinderfreibetrag geburtsdatum geburtsort strasse hausnummer telefonnummer personalnummer rufnummer postleitzahl kontoinhaber
    name_der_bank sozialversicherungspflichtig ausweis_ablaufdatum numero_telephone numero_de_telephone numero_porte
    numero_d_employe nasal unino passend nummer nr`,
  dates: `date_of_birth dob birth_date hire_date first_date_of_employment authorized_until work_authorization_expiration`,
  reach: `email phone zip_code postal_code city county address street_address_2 state_of_issue country country_of_issuance
    issuing_authority`,
  money: `additional_withholding extra_withholding amount percent filing_status exempt allowances claim_dependents_amount`,
  Spanish: `cuenta cuenta_con_dependientes tipo_de_cuenta tipo_de_cuenta_bancaria nombre_del_banco nombre_en_la_cuenta
    titular_de_la_cuenta_bancaria fecha_de_nacimiento fecha_de_vencimiento_del_pasaporte pais_del_pasaporte pasaporte_pais
    pais_emisor_del_pasaporte pasaporte_fecha_de_vencimiento numero_de_dependientes numero_de_telefono numero_de_apartamento
    numero_de_empleado numero_de_hijos numero_a_pagar impuesto_del_seguro_social salarios_de_seguro_social estado_civil
    sin_dependientes personas_sin_seguro ano año_fiscal banco sinopsis firma estado licencia tarjeta registro`,
};

test("names of numbers and secrets are sensitive", () => {
  expect(each(numbers).filter(([, name = ""]) => !isSensitive(name))).toEqual([]);
});

test("names of other answers are not sensitive", () => {
  expect(each(others).filter(([, name = ""]) => isSensitive(name))).toEqual([]);
});

test("has enough names of both kinds", () => {
  const counts = [numbers, others].map(
    (names) => new Set(each(names).map(([, name]) => name)).size,
  );
  expect(Math.min(...counts)).toBeGreaterThan(200);
});

test("a type can be sensitive, too", () => {
  const types = ["ssn", "routing_number", "TaxId", "password", "phone", "date"];
  expect(types.filter((type) => isSensitive("a", type))).toEqual(types.slice(0, 4));
});

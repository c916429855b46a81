import { declaredType } from "../definition/declaredType.ts";
import type { Parameter } from "../definition/form.ts";
import type { Rule } from "../rules/rule.ts";
import { snakeCase } from "./snakeCase.ts";

// What the questions of the I-9, W-4, W-9, 8233 and of direct deposit are called, in English and
// Spanish, and those of the forms of the United Kingdom, Canada and Germany, where their answers
// identify a person or move money. Words stand here as one, without numbers and the articles of
// Spanish and French: `clave_de_acceso` is `claveacceso`. Sets of them cost a page a
// fraction of a regular expression that says the same.

const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(" ").split(" "));

/** Sensitive wherever they stand in a name, one or many of them. */
const always = /* @__PURE__ */ wordSet(
  "ssn tin atin ftin itin ptin ein fein iban curp clabe nss rfc dni nie nif cuil cuit cvc cvv pin nip",
  "secret password passphrase passcode passwd contrasena clavebancaria claveacceso securitycode",
  "securityanswer codigoseguridad mothermaidenname mothersmaidenname solteramadre segurosocial",
  "pasaporte cedula idfiscal identificacionfiscal identificadorfiscal cuentabancaria cuentacorriente",
  "cuentaahorro cuentacheque licenciaconducir licenciamanejar licenciamanejo taxid taxident",
  "taxidentification taxidentifier taxidentifying taxpayerid taxpayeridentification",
  "taxpayeridentifier taxpayeridentifying anum anumber",
  // The United Kingdom, Canada and Germany.
  "nino utr sortcode sharecode taxpayerreference",
  "nas assurancesociale",
  "steuerid idnr bankleitzahl blz",
);

/** Sensitive where a word for "number" follows. */
const numbered = /* @__PURE__ */ wordSet(
  "aba account acct ach admission alien alienfile alienreg alienregistration bank bankaccount",
  "bankrouting beneficiary card certificate checking citizenship dl doc document i94 id",
  "identification identity insurance licence license medicaid medicare naturalization passport",
  "permit resident routing saving sevis soc social socsec socsecurity socialsec socialsecurity ss tax",
  "taxfile taxid taxpayer taxpayerid taxreference transit uscis visa visacontrol visafoil",
  "ni societyroll",
  "financialinstitution institution sin uci",
  "ausweis identifikation identifikations konto kreditkarten krankenversicherten krankenversicherungs",
  "pass personalausweis reisepass rentenversicherungs sozialversicherungs steuer steueridentifikations",
  "sv versicherungs",
);

/** Sensitive where a Spanish or French word for "number" stands before. */
const numerados = /* @__PURE__ */ wordSet(
  "admision contribuyente cuenta documento extranjero identidad identificacion licencia registro",
  "ruta tarjeta transito uscis visa",
  "carte compte institution passeport permis permisconduire transit",
);

/** Sensitive at the end of a name. */
const last = /* @__PURE__ */ wordSet(
  "aba rtn i94 sin ss socsec socsecurity socialsec socialsecurity uscis creditcard debitcard passport",
  "routing bankaccount bankacct checkingaccount checkingacct savingaccount savingacct savingsaccount",
  "savingsacct driverlicense driverslicense drivinglicense driverlicence driverslicence",
  "drivinglicence alienid govid govtid governmentid medicaidid medicareid militaryid nationalid",
  "sevisid stateid voterid numa numeroa",
);

/** What is asked about them instead: a name's last words say so, in Spanish its first. */
const about = [
  "^(has|have|is|are|does?|did)_|^(name|date|type|country)s?_(on|of|for|differs)_|(^|_)a_?num(ber)?_of(_|$)",
  "^(banco|fecha|impuestos?|nombre|pais|salarios?|tarjeta|tipo|titular|vencimiento)(?!_[yo]_)_",
  "(?<!_(and|or|y|o)|maiden)_((country|date|pais|fecha)_(of|de)_[a-z]+|authority|available|applied_for|country|date|estado|expir[a-z]+|fecha|hint|holder|issue[dr]|name|nombre|owner|pais|pending|question|source|state|status|tipo|titular|type|vencimiento|verified)(_\\d+)?$",
];

const other = /* @__PURE__ */ new RegExp(/* @__PURE__ */ about.join("|"));

/** Longer than any term, with its number and the word for one. */
const longest = 40;

/** Whether a set has a term, of one or of many: `ssn`, `ssns`. */
const isIn = (terms: ReadonlySet<string>, term: string): boolean =>
  terms.has(term) || (term.endsWith("s") && terms.has(term.slice(0, -1)));

/** Whether words that stand as one before `next` are a term. */
function isTerm(term: string, words: readonly string[], next: number): boolean {
  if (isIn(always, term)) return true;
  const isLast = () => /^(confirm(ed|ation)?|again)?$/.test(words.slice(next).join("_"));
  if (last.has(term) && isLast()) return true;
  const [, noun = ""] = /^(?:num(?:ero)?|nro)(.+)/.exec(term) ?? [];
  const [, stem = "", number] = /^(.+?)(num(?:ber)?s?|nummer|nbr|nro|nr|no)$/.exec(term) ?? [];
  const isNegated = number === "no" && next < words.length;
  return numerados.has(noun) || (isIn(numbered, stem) && !isNegated);
}

/** Whether words of a name in snake case, but for articles and numbers, are a term as one. */
function hasTerm(name: string): boolean {
  const words = name
    .replace(/(^|_)no_de_/g, "$1nro_")
    .replace(/(^|_)i_94(?=_|$)/g, "$1i94")
    .replace(/_(del?|du|d|la|su|\d+)(?=_|$)/g, "")
    .split("_");
  return words.some((_, start) => {
    let term = "";
    for (let next = start; next < words.length && term.length < longest;) {
      term += words[next++];
      if (isTerm(term, words, next)) return true;
    }
    return false;
  });
}

/**
 * Whether a name, or the type that the service declared, says that an answer identifies a person or
 * moves money: `spouse_ssn`, `bankAccountNumber`, `w4.taxpayer-id`, `numero_de_cuenta`; not
 * `account_type`, `passport_country` or `tipo_de_cuenta`.
 */
export const hasSensitiveName = (parameter: Parameter): boolean =>
  [parameter.name, declaredType(parameter)].some((name) => {
    const words = snakeCase(name.normalize("NFD").replace(/\p{M}/gu, ""));
    return hasTerm(words) && !other.test(words);
  });

/** Whether a parameter is kept from other people's eyes where the app says nothing: by its
 * rule, or as a text or number whose name says so. */
export const asksSensitive = (parameter: Parameter, rule: Rule | null | undefined): boolean =>
  rule?.sensitive === true ||
  (["string", "number"].includes(parameter.type) && hasSensitiveName(parameter));

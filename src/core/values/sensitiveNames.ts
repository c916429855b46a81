import { declaredType, type Parameter } from "../definition/form.ts";
import { memoize } from "../memoize.ts";
import type { Rule } from "../rules/rule.ts";
import { isAscii, snakeCase } from "./snakeCase.ts";

// Names of sensitive questions, whose answers identify a person or move money: from the I-9, W-4,
// W-9, 8233 and direct deposit, in English and Spanish, and from forms of the United Kingdom,
// Canada and Germany. Terms are joined words without numbers and without Spanish and French
// articles: `clave_de_acceso` is `claveacceso`. A set is a fraction of the size of an equivalent
// regular expression.

const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(" ").split(" "));

/** Sensitive anywhere in a name, in singular and plural. */
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

/** Sensitive before a word for "number". */
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

/** Sensitive after a Spanish or French word for "number". */
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

/**
 * Patterns of names that ask about a sensitive term, such as its issuer: by their last words, or
 * the first ones in Spanish.
 */
const about = [
  "^(has|have|is|are|does?|did)_|^(name|date|type|country)s?_(on|of|for|differs)_|(^|_)a_?num(ber)?_of(_|$)",
  "^(banco|fecha|impuestos?|nombre|pais|salarios?|tarjeta|tipo|titular|vencimiento)(?!_[yo]_)_",
  "(?<!_(and|or|y|o)|maiden)_((country|date|pais|fecha)_(of|de)_[a-z]+|authority|available|applied_for|country|date|estado|expir[a-z]+|fecha|hint|holder|issue[dr]|name|nombre|owner|pais|pending|question|source|state|status|tipo|titular|type|vencimiento|verified)(_\\d+)?$",
];

const aboutPattern = /* @__PURE__ */ new RegExp(/* @__PURE__ */ about.join("|"));

/** Length that no term with a word for "number" exceeds. */
const longest = 40;

const isIn = (terms: ReadonlySet<string>, term: string): boolean =>
  terms.has(term) || (term.endsWith("s") && terms.has(term.slice(0, -1)));

/** Words for "number" at the end of a term, longer ones first. */
const numberEndings = /* @__PURE__ */ wordSet("numbers number nummer nums num nbr nro nr no");

/** Spanish and French words for "number" at the start of a term, longer ones first. */
const numberStarts = /* @__PURE__ */ wordSet("numero num nro");

/** Whether joined words before `others` are a term. */
function isTerm(term: string, others: readonly string[]): boolean {
  if (isIn(always, term)) return true;
  if (last.has(term) && /^(confirm(ed|ation)?|again)?$/.test(others.join("_"))) return true;
  const [start] = [...numberStarts].filter((word) => term.startsWith(word));
  if (start && numerados.has(term.slice(start.length))) return true;
  const [ending] = [...numberEndings].filter((word) => term.endsWith(word));
  const isNegated = ending === "no" && others.length > 0;
  return ending !== undefined && !isNegated && isIn(numbered, term.slice(0, -ending.length));
}

/** Whether consecutive words of a name in snake case form a term, without articles and numbers. */
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
      if (isTerm(term, words.slice(next))) return true;
    }
    return false;
  });
}

const isSensitiveName: (name: string) => boolean = /* @__PURE__ */ memoize((name) => {
  const words = snakeCase(isAscii(name) ? name : name.normalize("NFD").replace(/\p{M}/gu, ""));
  return hasTerm(words) && !aboutPattern.test(words);
});

/**
 * Whether the name of a parameter, or its type in the service, indicates an answer that
 * identifies a person or moves money. True for `spouse_ssn`, `bankAccountNumber`,
 * `w4.taxpayer-id` and `numero_de_cuenta`; false for `account_type`, `passport_country` and
 * `tipo_de_cuenta`.
 */
export const hasSensitiveName = (parameter: Parameter): boolean =>
  [parameter.name, declaredType(parameter)].some((name) => isSensitiveName(name));

/**
 * Whether a parameter is sensitive by default: by its rule, or as a text or number with a
 * sensitive name.
 */
export const asksSensitive = (parameter: Parameter, rule: Rule | null | undefined): boolean =>
  rule?.sensitive === true ||
  (["string", "number"].includes(parameter.type) && hasSensitiveName(parameter));

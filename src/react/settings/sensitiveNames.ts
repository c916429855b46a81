import { declaredType } from "../../core/declaredType.ts";
import type { Parameter } from "../../core/form.ts";
import { snakeCase } from "../../core/snakeCase.ts";

// What the questions of the I-9, W-4, W-9, 8233 and of direct deposit are called, in English and
// Spanish, where their answers identify a person or move money. Made into few regular expressions,
// because a form loads them at first.

/** Sensitive wherever they stand in a name. */
const always = [
  "s_?s_?ns?|[afip]?tins?|f?eins?|iban|curp|clabe|nss|rfc|dni|nie|nif|cui[lt]|cv[cv]|pin|nip|secret",
  "pass_?(word|phrase|code|wd)|contrasena|clave_(bancaria|de_acceso)|security_(code|answer)",
  "codigo_de_seguridad|mother_?s?(_s)?_maiden_name|soltera_de_(la|su)_madre|seguro_social|pasaporte",
  "cedula|tax_?(payer)?_?id(ent[a-z]{5,9})?|(id|identifica(cion|dor))_fiscal",
  "cuenta_(bancaria|corriente|de_(ahorros?|cheques))|licencia_de_(conducir|manej[ao]r?)",
  "(num(ero)?|nro|no_de)_(del?_)?(la_|su_)?(admision|contribuyente|cuenta|documento|extranjero|identi(dad|ficacion)|licencia|registro|ruta|tarjeta|transito|uscis|visa)",
  "a_?num(ber)?(?!_of)|num(ero)?_a(?=$)",
];

/** Sensitive where "number" follows. */
const numbered = [
  "aba|acc(oun)?t|ach|admission|alien(_reg(istration)?|_file)?|bank(_?account|_?routing)?",
  "beneficiary|card|certificate|checking|citizenship|dl|doc(ument)?|i_?94|id(entification|entity)?",
  "insurance|licen[cs]e|medic(aid|are)|naturalization|passport|permit|resident|routing|savings|sevis",
  "soc(ial)?(_?sec(urity)?)?|ss|tax(_?payer|_file|_reference)?(_?id)?|transit|uscis|visa(_control|_foil)?",
];

/** Sensitive at the end of a name. */
const last = [
  "aba|rtn|i_?94|sin|ss|soc(ial)?_?sec(urity)?|uscis|(credit|debit)_card|passport|routing",
  "(bank|checking|savings?)_?acc(oun)?t|driv(er|er_?s|ing)_?licen[cs]e",
  "(alien|gov(t|ernment)?|medicaid|medicare|military|national|sevis|state|voter)_?id",
];

/** What is asked about them instead: a name's last words say so, in Spanish its first. */
const about = [
  "^(has|have|is|are|does?|did)_|^(name|date|type|country)s?_(on|of|for|differs)_",
  "^(banco|fecha|impuestos?|nombre|pais|salarios?|tarjeta|tipo|titular|vencimiento)(?!_[yo]_)_",
  "(?<!_(and|or|y|o)|maiden)_((country|date|pais|fecha)_(of|de)_[a-z]+|authority|available|applied_for|country|date|estado|expir[a-z]+|fecha|hint|holder|issue[dr]|name|nombre|owner|pais|pending|question|source|state|status|tipo|titular|type|vencimiento|verified)(_\\d+)?$",
];

const anyOf = (words: readonly string[]): string => `(${words.join("|")})`;

const sensitive = /* @__PURE__ */ new RegExp(
  `(^|_)(${anyOf(always)}|${anyOf(numbered)}s?(_\\d+)?_?(num(ber)?s?|nbr|nro|no(?!_[a-z]))|${anyOf(last)}(?=(_\\d+)?(_(confirm(ed|ation)?|again))?_?$))(_|$)`,
);

const other = /* @__PURE__ */ new RegExp(/* @__PURE__ */ anyOf(about));

/**
 * Whether a name, or the type that the service declared, says that an answer identifies a person or
 * moves money: `spouse_ssn`, `bankAccountNumber`, `w4.taxpayer-id`, `numero_de_cuenta`; not
 * `account_type`, `passport_country` or `tipo_de_cuenta`.
 */
export const hasSensitiveName = (parameter: Parameter): boolean =>
  [parameter.name, declaredType(parameter)].some((name) => {
    const words = snakeCase(name.normalize("NFD").replace(/\p{M}/gu, ""));
    return sensitive.test(words) && !other.test(words);
  });

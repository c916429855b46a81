import { date, decimal, maxLength, min, pattern, type Rule } from "parameter-form/core";
import { de } from "parameter-form/locales/de";
import type { FormDefinition } from "parameter-form/service";
import { currency, select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required, today } from "./realForm.ts";

const definition: FormDefinition = {
  id: "germany-personalfragebogen",
  description: "Personalfragebogen",
  link: "https://forms.example.com/personalfragebogen.pdf",
  revision_date: "2026-01-01",
  jurisdiction_name: "Deutschland",
  lang: "de",
  parameters: [
    text("vorname", "Vorname", required),
    text("nachname", "Familienname", required),
    text("geburtsname", "Geburtsname", { description: "Falls er ein anderer ist." }),
    text("geburtsdatum", "Geburtsdatum", required),
    text("anschrift", "Anschrift", { ...required, description: "Straße, Postleitzahl und Ort." }),
    text("steuer_id", "Steuerliche Identifikationsnummer", {
      ...required,
      description: "Elf Ziffern, im Steuerbescheid oben links.",
    }),
    text("rentenversicherungsnummer", "Rentenversicherungsnummer", required),
    select(
      "steuerklasse",
      "Steuerklasse",
      { 1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI (weiteres Arbeitsverhältnis)" },
      required,
    ),
    text("kinderfreibetraege", "Kinderfreibeträge", { description: "In halben Schritten." }),
    text("krankenkasse", "Krankenkasse", required),
    yesNo("kirchensteuer", "Sind Sie kirchensteuerpflichtig?", required),
    currency("freibetrag", "Steuerfreibetrag im Monat"),
    text("iban", "IBAN", required),
    text("eintritt", "Eintrittsdatum", required),
  ],
};

/** A number whose letters count from 10 on, modulo 97. */
const mod97 = (text: string): number =>
  [...text].reduce((rest, sign) => Number(`${rest}${parseInt(sign, 36)}`) % 97, 0);

/** https://www.iban.com/structure */
const iban: Rule = {
  validate: (value) =>
    /^DE\d{20}$/.test(value) && mod97(value.slice(4) + value.slice(0, 4)) === 1
      ? null
      : {
          type: "patternMismatch",
          reason: "iban",
          message: "Geben Sie die IBAN ohne Leerzeichen ein, zum Beispiel DE89370400440532013000",
        },
};

/** In the language of the country, which has no word of English. */
export const germany: RealForm = {
  definition,
  options: {
    locale: "de-DE",
    currency: "EUR",
    messages: de,
    rules: {
      geburtsdatum: date({ max: { years: -15 }, today }),
      steuer_id: pattern(/^[1-9]\d{10}$/, "Geben Sie elf Ziffern ein, ohne Leerzeichen"),
      rentenversicherungsnummer: pattern(
        /^\d{8}[A-Z]\d{3}$/,
        "Geben Sie acht Ziffern, einen Buchstaben und drei Ziffern ein",
      ),
      kinderfreibetraege: decimal({ maxDecimals: 1, min: "0", max: "10" }),
      krankenkasse: maxLength(40),
      freibetrag: min("0"),
      iban,
      eintritt: date({ min: { days: -7 }, max: { months: 6 }, today }),
    },
  },
  // Their names say so in English and Spanish alone.
  renderProps: {
    fields: { steuer_id: { sensitive: true }, rentenversicherungsnummer: { sensitive: true } },
  },
  empty: 11,
  people: {
    "Jörg Krüger": `
      vorname | Jörg
      nachname | Krüger
      geburtsdatum | 4/7/1985 ! Das lässt sich auf mehr als eine Weise lesen. Schreiben Sie zum Beispiel 31.01.2026.
      geburtsdatum | 31.02.1985 ! Geben Sie einen Tag ein, den es gibt, zum Beispiel 31.01.2026
      geburtsdatum | 14.3.1985 = 1985-03-14
      anschrift | Hauptstraße 7, 04109 Leipzig
      steuer_id | 8609574271 ! Geben Sie elf Ziffern ein, ohne Leerzeichen
      steuer_id | 86095742719
      rentenversicherungsnummer | 65140385K12 ! Geben Sie acht Ziffern, einen Buchstaben und drei Ziffern ein
      rentenversicherungsnummer | 65140385K129
      steuerklasse | III = 3
      kinderfreibetraege | 1,25 ! Geben Sie 1 oder weniger Nachkommastellen ein
      kinderfreibetraege | 1,5 = 1.5
      krankenkasse | AOK PLUS
      kirchensteuer | Nein = false
      freibetrag | 1.234.5 ! Das lässt sich auf mehr als eine Weise lesen. Schreiben Sie zum Beispiel 1.234,50.
      freibetrag | 1.234,50 € = 1234.50
      iban | DE88370400440532013000 ! Geben Sie die IBAN ohne Leerzeichen ein, zum Beispiel DE89370400440532013000
      iban | DE89370400440532013000
      eintritt | 1.10.2026 ! Geben Sie den 02.09.2026 oder einen früheren Tag ein
      eintritt | 16.3.2026 = 2026-03-16
    `,
  },
};

import { email, maxLength, oneOfThese, parseForm, shownWhen, usPhone } from "parameter-form/core";
import type { FormDefinition } from "parameter-form/service";
import { select, text, yesNo } from "../../src/service/fixtures/ask.ts";
import { type RealForm, required } from "./realForm.ts";

const relationships = {
  spouse: "Spouse or partner",
  parent: "Parent",
  child: "Child",
  sibling: "Brother or sister",
  friend: "Friend",
  other: "Other",
};

const definition: FormDefinition = {
  id: "emergency-contacts",
  description: "Emergency contacts",
  link: "https://forms.example.com/emergency-contacts.pdf",
  revision_date: "2026-01-01",
  lang: "en",
  parameters: [
    text("contact_name", "Emergency contact — name", required),
    select("contact_relationship", "Emergency contact — relationship", relationships, required),
    text("contact_relationship_other", "What are they to you?", required),
    text("contact_mobile", "Emergency contact — phone (mobile)"),
    text("contact_home", "Emergency contact — phone (home)"),
    text("contact_email", "Emergency contact — e-mail"),
    text("contact_address", "Emergency contact — address", {
      description: "As on an envelope, also abroad.",
    }),
    yesNo("has_second", "Is there a second person to call?", required),
    text("second_name", "Second contact — name", required),
    text("second_phone", "Second contact — phone", required),
  ],
};

const second = { name: "has_second", equals: "true" };

/** One way to call somebody is enough; an address has as many lines as it needs. */
export const emergencyContacts: RealForm = {
  definition,
  options: {
    when: shownWhen(parseForm(definition), {
      contact_relationship_other: { name: "contact_relationship", equals: "other" },
      second_name: second,
      second_phone: second,
    }),
    rules: {
      contact_mobile: usPhone(),
      contact_home: usPhone(),
      contact_email: email(),
      contact_address: maxLength(120),
      second_phone: usPhone(),
    },
    checks: [oneOfThese("contact_mobile", "contact_home")],
  },
  renderProps: { fields: { contact_address: { multiline: 4 } }, selectAs: "radio" },
  empty: 4,
  people: {
    "Jonas Weber": `
      contact_name | Mia Weber
      contact_relationship | Other = other
      contact_relationship_other | Aunt
      contact_mobile | 911 ! Enter ten digits, such as (202) 555-0123
      contact_mobile | 111 555 0133 ! Check the area code, which must begin with 2 to 9 and cannot end with 11
      contact_mobile |
      contact_home | 312 055 0133 ! Check the three digits after the area code, which must begin with 2 to 9 and cannot end with 11
      contact_home | 312 555 0133 = +13125550133
      contact_email | mia.weber@ ! Enter an email address, such as name@example.com
      contact_email | mia.weber@example.com
      contact_address | Lindenstraße 12↵10969 Berlin↵GERMANY
      has_second | Yes = true
      second_name | Paul Weber
      second_phone | (312) 555-0177 = +13125550177
    `,
    "Sofia Rossi": `
      contact_name | Marco Rossi
      contact_relationship | Spouse or partner = spouse
      contact_mobile | +1 646 555 0199 = +16465550199
      has_second | No = false
    `,
  },
};

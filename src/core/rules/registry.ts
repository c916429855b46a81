import {
  differentInDefinition,
  oneOfTheseDefinition,
  sameAsDefinition,
  sumOfDefinition,
} from "../model/checks/checks.ts";
import { allDefinition } from "./all.ts";
import { accountNumberDefinition, routingNumberDefinition } from "./bankNumbers.ts";
import { emailDefinition, usPhoneDefinition, zipDefinition } from "./contact.ts";
import { dateDefinition } from "./date.ts";
import { decimalDefinition } from "./decimal.ts";
import {
  decimalsDefinition,
  maxDefinition,
  maxLengthDefinition,
  minDefinition,
  minLengthDefinition,
} from "./limits.ts";
import { mustBeTrueDefinition } from "./mustBeTrue.ts";
import { orTextDefinition } from "./orText.ts";
import { ssnDefinition } from "./ssn.ts";
import { ssnOrItinDefinition } from "./ssnOrItin.ts";
import { einDefinition, itinDefinition } from "./taxNumbers.ts";
import { oneOfDefinition, patternDefinition } from "./texts.ts";
import { usStateDefinition } from "./usState.ts";

/**
 * All rules that a document can name. Pages that render forms without a document do not load this
 * file.
 */
export const ruleDefinitions = [
  accountNumberDefinition,
  einDefinition,
  emailDefinition,
  mustBeTrueDefinition,
  routingNumberDefinition,
  usPhoneDefinition,
  usStateDefinition,
  zipDefinition,
  itinDefinition,
  ssnDefinition,
  ssnOrItinDefinition,
  maxDefinition,
  minDefinition,
  decimalsDefinition,
  maxLengthDefinition,
  minLengthDefinition,
  oneOfDefinition,
  patternDefinition,
  dateDefinition,
  decimalDefinition,
  orTextDefinition,
  allDefinition,
] as const;

/** All checks of a form that a document can name. */
export const checkDefinitions = [sumOfDefinition, sameAsDefinition, oneOfTheseDefinition] as const;

/** All checks of a collection that a document can name. */
export const collectionCheckDefinitions = [differentInDefinition] as const;

export type RuleDefinition = (typeof ruleDefinitions)[number];
export type CheckDefinition = (typeof checkDefinitions)[number];
export type CollectionCheckDefinition = (typeof collectionCheckDefinitions)[number];

type KeysOfEach<T> = T extends unknown ? keyof T : never;

/** Reasons of the issues of all rules and checks that a document can name. */
export type DefinedReason = KeysOfEach<
  (RuleDefinition | CheckDefinition | CollectionCheckDefinition)["messages"]
>;

import { readdirSync, readFileSync } from "node:fs";
import { boundaryMessages } from "../../src/boundary/boundaryMessages.ts";
import { collectionMessages } from "../../src/collection/collectionMessages.ts";
import { draftMessages } from "../../src/collection/drafts/draftMessages.ts";
import { english } from "parameter-form/core";
import { en } from "parameter-form/locales/en";
import { listMessages } from "parameter-form/query";
import { onDemandMessages } from "../../src/core/messages/onDemandMessages.ts";
import { sendFailureMessages } from "../../src/core/messages/sendFailure.ts";
import { fetchedMessages } from "../../src/core/messages/readFailure.ts";
import { sessionMessages } from "../../src/core/messages/sessionMessages.ts";
import { describe, expect, test } from "vitest";
import { faults, hints } from "./faults.ts";

const words = {
  english,
  sendFailureMessages,
  fetchedMessages,
  onDemandMessages,
  sessionMessages,
  listMessages,
  collectionMessages,
  draftMessages,
  boundaryMessages,
};

/** Worded for any number in tables, and for one or more in the code. */
const counted = ["tooShort", "tooLong"];

describe("messages of rules and checks", () => {
  test("equal those in the code", () => {
    for (const { reason, message } of [...hints, ...faults].filter(
      ({ reason }) => !counted.includes(reason),
    ))
      expect.soft(en).toHaveProperty(reason, message);
  });

  test("cover each reason that a rule names", () => {
    const folders = ["src/core/rules/", "src/core/model/checks/", "src/phone/"];
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => folder + file));
    const named = files.flatMap((file) => {
      const code = readFileSync(file, "utf8").replaceAll(/\n \* ?/g, " ");
      return [...code.matchAll(/Reasons?: ((?:`\w+`[, ]*)+)/g)].flatMap(([, list = ""]) =>
        [...list.matchAll(/\w+/g)].map(([reason]) => reason),
      );
    });
    // The sentences of a schema are the app's.
    const ours = new Set(named.filter((reason) => reason !== "schema"));
    expect(new Set(faults.map(({ reason }) => reason))).toEqual(ours);
  });
});

test("has no other keys", () => {
  const known = [
    "lang",
    ...Object.values(words).flatMap((table) => Object.keys(table)),
    ...[...hints, ...faults].map(({ reason }) => reason),
  ];
  expect(Object.keys(en).toSorted()).toEqual([...new Set(known)].toSorted());
});

import fc from "fast-check";
import { type Form, parseForm } from "parameter-form";
import { expect, test } from "vitest";
import { declaredType } from "../../../src/core/definition/form.ts";
import { fingerprintOf } from "../../../src/core/definition/fingerprint.ts";
import { type KeptForm, sensitiveNames } from "../../../src/collection/answers/answers.ts";
import { hardNames } from "../../core/answers.ts";
import { holds } from "../../core/holds.ts";
import { anyText } from "../../core/laws.ts";
import { slowStorageOf, storageOf } from "../../support/draftStorages.ts";
import { answersFrom, kept, page } from "./keptForms.ts";

const names = [...hardNames, "a", "b", "ssn", "spouse_ssn", "account_number", "A", " a"];
const types = ["boolean", "currency", "number", "percent", "select", "string", "phone"];
const option = fc.constantFrom("", "a", "A", "true", "x").map((value) => ({ value, label: value }));

/** Forms whose parameters have few names, so that two of them have some in common. */
const anyForm: fc.Arbitrary<Form> = fc
  .uniqueArray(
    fc.record({
      name: fc.oneof(fc.constantFrom(...names), fc.string({ minLength: 1, unit: "binary" })),
      label: fc.constant("Label"),
      type: fc.constantFrom(...types),
      required: fc.boolean(),
      options: fc.uniqueArray(option, { minLength: 1, selector: ({ value }) => value }),
    }),
    { maxLength: 8, selector: ({ name }) => name },
  )
  .map((parameters) => parseForm({ parameters }, { lenient: true }));

/** How each parameter is answered: with a value, with a text that cannot be read, or not at all. */
const anyAnswer = fc.record({ how: fc.constantFrom("value", "unread", "none"), text: anyText });

function answered(form: Form, texts: readonly { how: string; text: string }[]) {
  const given = form.parameters.map(({ name }, at) => ({ name, ...texts[at] }));
  const pairs = (wanted: string) =>
    given.flatMap(({ name, how, text = "" }) => (how === wanted ? [[name, text] as const] : []));
  return answersFrom(pairs("value"), pairs("unread"));
}

const isSafe =
  ({ sensitive }: KeptForm) =>
  (name: string) =>
    !sensitive.has(name);

const answers = fc.array(anyAnswer, { minLength: 8, maxLength: 8 });

const only = <T>(record: Readonly<Record<string, T>>, isWanted: (name: string) => boolean) =>
  Object.entries(record).filter(([name]) => isWanted(name));

const sensitive = fc.subarray(names);

test.each([storageOf, slowStorageOf])(
  "restores all kept answers except sensitive ones",
  async (storageIn) => {
    await fc.assert(
      fc.asyncProperty(anyForm, answers, sensitive, async (form, texts, secret) => {
        const texts1 = new Map<string, string>();
        const about = kept(form, secret);
        const given = answered(form, texts);
        const first = page(storageIn(texts1));
        await first.restore(about);
        first.save(about, given);
        first.flush();
        await settled();
        const found = await page(storageIn(texts1)).restore(about);
        const isWanted = isSafe(about);
        expect(Object.entries(found?.values ?? {})).toEqual(only(given.values, isWanted));
        expect(Object.entries(found?.unread ?? {})).toEqual(only(given.unread, isWanted));
      }),
      { numRuns: 500 },
    );
  },
);

const canary = "CANARY7";

test("stores no byte of a sensitive answer", () => {
  holds(
    fc.property(anyForm, answers, sensitive, (form, texts, secret) => {
      const about = kept(form, secret);
      const isWanted = isSafe(about);
      const given = answered(
        form,
        texts.map(({ how, text }, at) => ({
          how,
          text: isWanted(form.parameters[at]?.name ?? "") ? text : `${text}${canary}${text}`,
        })),
      );
      const bytes: string[] = [];
      const storage = storageOf(new Map());
      const watched = {
        ...storage,
        write: (key: string, text: string) => void bytes.push(key, text),
      };
      const one = page(watched);
      one.save(about, given);
      one.flush();
      one.save(about, answersFrom([...Object.entries(given.values), ["gone", canary]]));
      one.flush(true);
      expect(bytes.join(" ")).not.toContain(canary);
    }),
    { runs: 2000 },
  );
});

test("restores answers only to parameters of the same name and type", async () => {
  await fc.assert(
    fc.asyncProperty(anyForm, anyForm, answers, async (before, now, texts) => {
      const stored = new Map<string, string>();
      const given = answered(before, texts);
      const first = page(storageOf(stored));
      first.save(kept(before), given);
      first.flush();
      const second = page(storageOf(stored));
      const found = await second.restore(kept(now));
      const old = new Map(before.parameters.map((one) => [one.name, one]));
      const isChanged = fingerprintOf(before) !== fingerprintOf(now);
      const fits = (name: string): boolean => {
        const [previous, parameter] = [old.get(name), now.parameters.find((p) => p.name === name)];
        if (!previous || !parameter || sensitiveNames(now).has(name)) return false;
        if (declaredType(previous) !== declaredType(parameter)) return false;
        if (!isChanged || parameter.type !== "select" || !Object.hasOwn(given.values, name))
          return true;
        return parameter.options.some(({ value }) => value === given.values[name]);
      };
      expect(sorted(found?.values)).toEqual(sorted(Object.fromEntries(only(given.values, fits))));
      expect(sorted(found?.unread)).toEqual(sorted(Object.fromEntries(only(given.unread, fits))));

      const isAnswered = (name: string) =>
        Object.hasOwn(given.values, name) || Object.hasOwn(given.unread, name);
      const isSome = [found?.values, found?.unread].some(
        (one) => Object.keys(one ?? {}).length > 0,
      );
      // What is asked anew is told as not kept, once some of the form is.
      const isMasked = (name: string) => isSome && sensitiveNames(now).has(name);
      const lost = before.parameters
        .filter(({ name }) => !sensitiveNames(before).has(name) && isAnswered(name) && !fits(name))
        .filter(({ name }) => !isMasked(name));
      expect(second.state().dropped.map(({ name }) => name)).toEqual(lost.map(({ name }) => name));
    }),
    { numRuns: 2000 },
  );
});

/** Lets the promises of a storage end. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** Entries in one order, whatever order they were kept in. */
const sorted = (record: Readonly<Record<string, string>> = {}) =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

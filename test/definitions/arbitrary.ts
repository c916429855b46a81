import fc from "fast-check";
import { hostileNames } from "./names.ts";
import { hostileTexts } from "./texts.ts";

const hostileText = fc.constantFrom(...hostileTexts.map(([, text]) => text.slice(0, 1000)));
const hostileName = fc.constantFrom(...hostileNames.map(([, name]) => name.slice(0, 1000)));
const text = fc.oneof(hostileText, hostileName, fc.string({ unit: "binary" }));

/** Mostly what belongs there, sometimes anything. */
const mostly = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary, weight: 60 }, { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 });

/** The object with more keys, such as JSON has them: `__proto__` is an ordinary one. */
const withJunk = (known: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc
    .tuple(
      fc.record(known, { noNullPrototype: true }),
      fc.oneof(
        { arbitrary: fc.constant({}), weight: 5 },
        {
          arbitrary: fc.dictionary(text, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
          weight: 1,
        },
      ),
    )
    .map(([record, junk]): unknown => JSON.parse(JSON.stringify({ ...junk, ...record })));

const option = withJunk({ value: mostly(text), label: mostly(text) });

const types = ["boolean", "currency", "number", "percent", "select", "string", "date", "toString"];

const parameter = withJunk({
  name: mostly(fc.oneof(hostileName, fc.string({ unit: "binary", minLength: 1 }))),
  label: mostly(text),
  type: mostly(fc.constantFrom(...types)),
  required: mostly(fc.boolean()),
  options: mostly(fc.array(mostly(option), { minLength: 1, maxLength: 4 })),
  description: fc.oneof(text, fc.constant(null)),
  depends_on: fc.jsonValue({ maxDepth: 4 }),
});

/** The JSON of a form with odd names and texts, and here and there with something else where it does not belong. About half of them can be drawn. */
export const hostileJson: fc.Arbitrary<unknown> = mostly(
  withJunk({
    parameters: mostly(fc.array(mostly(parameter), { maxLength: 6 })),
    id: mostly(text),
    description: mostly(text),
    link: mostly(text),
    revision_date: mostly(text),
    jurisdiction_name: mostly(text),
    lang: mostly(text),
  }),
);

import type { Components } from "parameter-form";
import { conformanceChecks } from "parameter-form/testing";
import { expect, test } from "vitest";
import { Pager } from "../../src/query/components/Pager.tsx";
import { Skeleton } from "../../src/query/components/Skeleton.tsx";
import { drawAlone, testConformance } from "../support/testConformance.tsx";

testConformance({ Pager, Skeleton });

/** Parts with one fault each, and what is said of it. */
const faulty: readonly (readonly [said: RegExp, components: Partial<Components>])[] = [
  [
    /^An answer is in the attribute value/,
    { TextInput: ({ input }) => <input {...input} defaultValue="7391" /> },
  ],
  [/^inputmode is null$/, { TextInput: ({ input }) => <input id={input.id} ref={input.ref} /> }],
  [
    /^There is no symbol/,
    {
      TextInput: ({ input, before }) => (
        <p>
          {before}
          {<input {...input} />}
        </p>
      ),
    },
  ],
  [
    /^The answer is in an attribute$/,
    {
      RadioGroup: ({ group, radios }) => (
        <div {...group}>
          {radios.map(({ input, chosen }, place) => (
            <input key={place} {...input} defaultChecked={chosen} aria-label="Radio" />
          ))}
        </div>
      ),
    },
  ],
  [/^The alert is empty$/, { Alert: () => <div role="alert" /> }],
  [
    /^The label reads Exempt$/,
    {
      FieldFrame: ({ field, children }) => (
        <>
          <label htmlFor={field.ids.control}>{field.parameter.label}</label>
          {children}
        </>
      ),
    },
  ],
  [/^What it draws is not hidden$/, { Skeleton: ({ label }) => <output {...label} /> }],
  [/^It has no ref$/, { Pager: ({ nav }) => <nav aria-label={nav["aria-label"]} tabIndex={-1} /> }],
];

test.each(faulty)("A part with a fault is told: %s", async (said, components) => {
  const [part] = Object.keys(components);
  const told: string[] = [];
  for (const check of conformanceChecks.filter((one) => one.part === part))
    await check
      .run(
        components,
        drawAlone((children) => children),
      )
      .catch((error: unknown) => {
        if (error instanceof Error) told.push(error.message);
      });
  expect(told).toContainEqual(expect.stringMatching(said));
});

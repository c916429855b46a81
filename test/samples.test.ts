import { federalW4 } from "parameter-form/service";
import { beforeAll, describe, expect, test } from "vitest";
import { generateReactCode } from "../stories/tryIt/pasteYourForm/generateReactCode.ts";
import { designSystems } from "../stories/designSystems/index.ts";
import { compile, samples, samplesIn } from "./support/samples.ts";

const broken = samplesIn(
  "broken.md",
  'Text\n```tsx\nimport { nothing } from "parameter-form";\n```\n```sh\nls\n```\n```ts\nexport const n: string = 1;\n```\n',
);

/** What "Paste your form" copies. */
const copied = Object.keys(designSystems).flatMap((system, at) => {
  const lang = at % 2 === 0 ? "es" : "en";
  const whole = { forms: [{ form: federalW4 }] };
  return [
    {
      file: `copied-${at}.tsx`,
      component: "<ParameterForm",
      code: generateReactCode(federalW4, { kind: "form", system, lang }),
    },
    {
      file: `copied-collection-${at}.tsx`,
      component: "<FormCollection",
      code: generateReactCode(whole, { kind: "collection", system, lang }),
    },
  ];
});

describe("Code samples", () => {
  let errors: readonly string[] = [];
  beforeAll(async () => {
    const printed = await compile([...samples, ...copied, ...broken]);
    errors = printed.split("\n").filter(Boolean);
  });
  const errorsIn = (file: string) => errors.filter((line) => line.startsWith(`${file}(`));

  test("compile", () => {
    expect([...samples, ...copied].flatMap(({ file }) => errorsIn(file))).toEqual([]);
  });

  test("do not compile when they are broken", () => {
    expect(broken.map(({ file }) => errorsIn(file).length)).toEqual([1, 1]);
  });

  test("of a pasted form contain its component", () => {
    expect(copied.filter(({ component, code }) => !code.includes(component))).toEqual([]);
  });

  test("take their file name from a path in the first line", () => {
    const written = samplesIn(
      "a/b.mdx",
      "```tsx\n// app/page.tsx\nexport {};\n```\n```ts\n// no path\n```\n",
    );
    expect(written.map(({ file }) => file)).toEqual(["a-b.mdx/app/page.tsx", "a-b.mdx-2.ts"]);
  });

  test("include those of the README", () => {
    expect(samples.map(({ file }) => file)).toContain("README.md-2.tsx");
  });
});

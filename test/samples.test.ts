import { federalW4 } from "parameter-form/service";
import { beforeAll, describe, expect, test } from "vitest";
import { asReact } from "../stories/pasteYourForm/asReact.ts";
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
      code: asReact(federalW4, { kind: "form", system, lang }),
    },
    {
      file: `copied-collection-${at}.tsx`,
      component: "<FormCollection",
      code: asReact(whole, { kind: "collection", system, lang }),
    },
  ];
});

describe("Code samples", () => {
  let said: readonly string[] = [];
  beforeAll(async () => {
    said = (await compile([...samples, ...copied, ...broken])).split("\n");
  });
  const errorsIn = (file: string) => said.filter((line) => line.startsWith(`${file}(`));

  test.each(samples)("$file compiles", ({ file }) => {
    expect(errorsIn(file)).toEqual([]);
  });

  test.each(copied)("$file, which was pasted, compiles", ({ file, component, code }) => {
    expect(code).toContain(component);
    expect(errorsIn(file)).toEqual([]);
  });

  test.each(broken)("$file does not, so that a broken one would be found", ({ file }) => {
    expect(errorsIn(file)).toHaveLength(1);
  });

  test("one that begins with a path is a file that others import", () => {
    const written = samplesIn(
      "a/b.mdx",
      "```tsx\n// app/page.tsx\nexport {};\n```\n```ts\n// no path\n```\n",
    );
    expect(written.map(({ file }) => file)).toEqual(["a-b.mdx/app/page.tsx", "a-b.mdx-2.ts"]);
  });

  test("the README has some", () => {
    expect(samples.map(({ file }) => file)).toContain("README.md-2.tsx");
  });
});

import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const source = `${root}/src`;

/** The published names, so that tests and stories import what users import. */
export const published = [
  { find: /^parameter-form$/, replacement: `${source}/react/index.ts` },
  { find: /^parameter-form\/styles\.css$/, replacement: `${source}/styles/styles.css` },
  { find: /^parameter-form\/builder\.css$/, replacement: `${source}/styles/builder.css` },
  { find: /^parameter-form\/form$/, replacement: `${source}/react/form/index.ts` },
  {
    find: /^parameter-form\/json-schema$/,
    replacement: `${source}/core/definition/jsonSchema/index.ts`,
  },
  {
    find: /^parameter-form\/(query|table)$/,
    replacement: `${source}/lists/$1/index.ts`,
  },
  { find: /^parameter-form\/([\w-]+)$/, replacement: `${source}/$1/index.ts` },
  { find: /^parameter-form\/adapters\/([\w-]+)$/, replacement: `${source}/adapters/$1/index.ts` },
  { find: /^parameter-form\/locales\/(\w+)$/, replacement: `${source}/locales/$1.ts` },
  // What an app with shadcn/ui has: the registry item, and its own components.
  {
    find: /^@\/(components\/parameter-form)$/,
    replacement: `${source}/registry/$1/index.ts`,
  },
  {
    find: /^@\/(components\/ui|lib)\//,
    replacement: `${root}/test/adapters/shadcn/$1/`,
  },
];

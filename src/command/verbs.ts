import type { Run } from "./verb.ts";

/** A subcommand, which is imported when it runs. */
interface Verb {
  readonly usage: string;
  readonly description: string;
  readonly options?: Readonly<Record<string, string>>;
  load(this: void): Promise<Run>;
}

const fromService = {
  "--base-url <url>": "Fetch forms with these ids from this service",
  "--collection": "Treat the ids as collection ids",
  "--header <line>": 'Add this HTTP header, such as "Authorization: Bearer …"; repeatable',
};

export const verbs: Readonly<Record<string, Verb>> = {
  types: {
    usage: "<...files>",
    description: "Generate TypeScript types of the answers to each form",
    options: {
      "--check <file>": "Check that this file is up to date",
      ...fromService,
    },
    load: () => import("./types/types.ts"),
  },
  lint: {
    usage: "<...files>",
    description: "Lint forms and collections",
    options: fromService,
    load: () => import("./lint.ts"),
  },
  diff: {
    usage: "<old> <new>",
    description: "Show the effects of new revisions on stored answers",
    options: {
      "--answers <file>": "Stored payloads to count, as a list or by form id",
      "--fail-on <class>": "Lowest class that fails; breaks-answers by default",
      ...fromService,
      "--base-url <url>": "Fetch the form with the id <new> from this service",
    },
    load: () => import("./diff/diff.ts"),
  },
  convert: {
    usage: "<...files>",
    description:
      "Convert a flat JSON Schema to a form, or a form to a JSON Schema or a printable page",
    options: {
      "--from <format>": "json-schema",
      "--to <format>": "json-schema or html",
      "--currency <names>": "Properties of a JSON Schema that are amounts, separated by commas",
      "--percent <names>": "Properties of a JSON Schema that are percentages, separated by commas",
      "--skip": "Skip unsupported schema keywords instead of failing",
      ...fromService,
    },
    load: () => import("./convert/convert.ts"),
  },
  sample: {
    usage: "<file>",
    description: "Generate a valid payload, and an invalid one for each reason",
    options: {
      "--seed <number>": "Seed of the samples",
      ...fromService,
    },
    load: () => import("./sample.ts"),
  },
  endpoints: {
    usage: "<...files>",
    description: "List the requests that forms and collections need, for a proxy",
    options: fromService,
    load: () => import("./endpoints.ts"),
  },
};

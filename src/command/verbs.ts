import type { Run } from "./verb.ts";

/** A subcommand, which is imported when it runs. */
interface Verb {
  readonly takes: string;
  readonly says: string;
  readonly options?: Readonly<Record<string, string>>;
  load(this: void): Promise<Run>;
}

const fromService = {
  "--base-url <url>": "Take what stands after the verb as ids of forms of this service",
  "--collection": "They are ids of collections",
  "--header <line>": 'Send this along, such as "Authorization: Bearer …"; more than once',
};

export const verbs: Readonly<Record<string, Verb>> = {
  types: {
    takes: "<...files>",
    says: "Write the names, options and requiredness of each form as TypeScript types",
    options: {
      "--check <file>": "Only tell whether this file still has those types",
      ...fromService,
    },
    load: () => import("./types/types.ts"),
  },
  lint: {
    takes: "<...files>",
    says: "Find in forms and collections what an employee would otherwise find",
    options: fromService,
    load: () => import("./lint.ts"),
  },
  diff: {
    takes: "<old> <new>",
    says: "Tell what new revisions of forms and collections do to answers that are stored",
    options: {
      "--answers <file>": "Stored payloads, as a list or by the id of their form: count them",
      "--fail-on <class>": "The least that is a finding; breaks-answers unless given",
      ...fromService,
      "--base-url <url>": "Take <new> as the id of a form of this service",
    },
    load: () => import("./diff/diff.ts"),
  },
  convert: {
    takes: "<...files>",
    says: "Make a form of a flat JSON Schema, or a JSON Schema or a page to print of a form",
    options: {
      "--from <format>": "json-schema",
      "--to <format>": "json-schema or html",
      "--currency <names>": "Properties of a JSON Schema that are amounts, with commas between",
      "--percent <names>": "Properties of a JSON Schema that are percentages",
      "--skip": "Leave out what no form says, in place of stopping at it",
      ...fromService,
    },
    load: () => import("./convert/convert.ts"),
  },
  sample: {
    takes: "<file>",
    says: "Write a payload that may be submitted, and one for each reason to refuse one",
    options: {
      "--seed <number>": "Draw others; the same number draws the same",
      ...fromService,
    },
    load: () => import("./sample.ts"),
  },
};

import { isRecord } from "../../core/record.ts";
import { quoted } from "./settingWarnings.ts";

/** The result of a host's resolver for a group. */
export interface ResolverErrors {
  readonly group: string;
  /** All errors of the resolver. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** The errors at the group. */
  readonly own: unknown;
}

export const strippedLines = ({ group }: Pick<ResolverErrors, "group">): readonly string[] => [
  lineOf(group, "strips", "so they were restored"),
];

export const rejectedLines = ({ group, errors, own }: ResolverErrors): readonly string[] =>
  isRejected(own, errors[""])
    ? [lineOf(group, "rejects", "so nothing can be submitted, and no field shows an error")]
    : [];

const lineOf = (group: string, does: string, result: string): string =>
  `The resolver of your form ${does} the values at ${quoted(group)}, where <ParameterFields> stores its answers, ${result}. Allow them in its schema, as z.object({ ${quoted(group)}: z.record(z.string(), z.unknown()) }) does, and read them with getParameterValues.`;

/** Whether a group is rejected as a whole. Strict Zod schemas report that at the form's root. */
const isRejected = (group: unknown, root: unknown): boolean =>
  (isRecord(group) && typeof group["message"] === "string") ||
  (isRecord(root) && root["type"] === "unrecognized_keys");

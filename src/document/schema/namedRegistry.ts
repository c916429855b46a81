import { isRecordPath, propertyOf, addIssue } from "../../core/definition/definitionReader.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import type { ArgKind, ArgKinds, Args, ArgTypes, OneOrMore } from "../../core/rules/args.ts";
import type { Definition } from "../../core/rules/define.ts";
import { object } from "../shapes/object.ts";
import { addTypeIssue, isText, type Shape } from "../shapes/shape.ts";
import { exactly } from "../shapes/values.ts";
import type { DocumentText, NamedRule } from "./named.ts";

/** Types of arguments in a document, by kind. */
interface DocumentTypes extends Omit<ArgTypes, "localizedText" | "rule" | "rules"> {
  readonly localizedText: DocumentText;
  readonly rule: NamedRule;
  readonly rules: OneOrMore<NamedRule>;
}

/** Arguments of these kinds in a document. */
export type DocumentArgs<Kinds> = Args<Kinds, DocumentTypes>;

/** An argument in a document, and its conversion to the argument of `make`. */
interface ArgReader<InDocument, Arg> {
  readonly shape: Shape<InDocument>;
  convert(this: void, value: InDocument, lang: string): Arg;
}

/** The readers of all kinds of arguments. */
export type ArgReaders = {
  readonly [Kind in ArgKind]: ArgReader<DocumentTypes[Kind], ArgTypes[Kind]>;
};

/** A rule or a check in a document. The key `Tag` contains its name. */
export type NamedBy<Tag extends string, Defined> =
  Defined extends Definition<infer Name, infer Kinds>
    ? Readonly<Record<Tag, Name>> & DocumentArgs<Kinds>
    : never;

/** The rules, or the checks, that a document can name. */
export interface Registry<Named, Made> {
  readonly shape: Shape<Named>;
  /** Creates the named rule or check, with its message in the language `lang`. */
  make(this: void, named: Named, lang: string): Made;
}

type Values = Readonly<Record<string, unknown>>;

/** A definition with arguments of any kinds. */
interface MakerOf<Made, Args = never> extends Pick<Definition, "name" | "args"> {
  make(this: void, args: Args): Made;
}

/** Creates a registry of rules or checks. The key `tag` contains their names. */
export function createRegistry<Tag extends string, Made, Defined extends MakerOf<Made>>(
  tag: Tag,
  definitions: readonly Defined[],
  readers: ArgReaders,
): Registry<NamedBy<Tag, Defined>, Made>;
export function createRegistry(
  tag: string,
  definitions: readonly MakerOf<unknown, Values>[],
  readers: Readonly<Record<ArgKind, ArgReader<unknown, unknown>>>,
): Registry<Values, unknown> {
  const readerOf = (kind: ArgKinds[string]) =>
    readers[typeof kind === "string" ? kind : kind.optional];
  const entries = Object.fromEntries(
    definitions.map(({ name, args, make }) => {
      const kinds = Object.entries(args);
      const required = kinds.flatMap(([arg, kind]) => (typeof kind === "string" ? [arg] : []));
      const shapes = kinds.map(([arg, kind]) => [arg, readerOf(kind).shape]);
      const shape = object<Values>({ [tag]: exactly(name), ...Object.fromEntries(shapes) }, [
        tag,
        ...required,
      ]);
      const create = (named: Values, lang: string) =>
        make(
          Object.fromEntries(
            kinds.flatMap(([arg, kind]) =>
              named[arg] === undefined ? [] : [[arg, readerOf(kind).convert(named[arg], lang)]],
            ),
          ),
        );
      return [name, { shape, create }];
    }),
  );
  return {
    make: (named, lang) => entries[String(named[tag])]?.create(named, lang),
    shape: {
      kind: `an object with a ${tag}`,
      isKind: isRecord,
      read(path) {
        if (!isRecordPath(path)) return addTypeIssue(path, "an object", "notObject");
        const at = propertyOf(path, tag);
        const entry = isText(at.found) ? getOwn(entries, at.found) : undefined;
        if (entry) return entry.shape.read(path);
        addIssue(at, "unknownName", `expected one of ${Object.keys(entries).join(", ")}`);
        return undefined;
      },
      schema: (definitions) => ({
        anyOf: Object.values(entries).map(({ shape }) => shape.schema(definitions)),
      }),
    },
  };
}

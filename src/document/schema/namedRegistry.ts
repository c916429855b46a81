import { isRecordPath, propertyOf, addIssue } from "../../core/definition/definitionReader.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import { object, type Shapes } from "../shapes/object.ts";
import { addTypeIssue, isText, type Shape } from "../shapes/shape.ts";
import { exactly } from "../shapes/values.ts";

/** A rule or a check that a document can name: the shapes of its arguments, and its factory. */
interface Entry<Args, Made> {
  readonly args: Shapes<Args>;
  /** @default all arguments */
  readonly required?: readonly (keyof Args & string)[];
  make(args: Args, lang: string): Made;
}

/** Arguments of the rule or check `Name`. The key `Tag` contains its name. */
export type ArgsOf<Named, Tag extends string, Name> =
  Named extends Readonly<Record<Tag, infer Names>>
    ? Name extends Names
      ? Omit<Named, Tag>
      : never
    : never;

/** The rules, or the checks, that a document can name. */
export interface Registry<Named, Made> {
  readonly shape: Shape<Named>;
  /** Creates the named rule or check, with its message in the language `lang`. */
  make(this: void, named: Named, lang: string): Made;
}

/** Creates a registry of rules or checks. The key `tag` contains their names. */
export function createRegistry<
  Named extends Readonly<Record<Tag, string>>,
  Tag extends string,
  Made,
>(
  tag: Tag,
  entries: { readonly [Name in Named[Tag]]: Entry<ArgsOf<Named, Tag, Name>, Made> },
): Registry<Named, Made>;
export function createRegistry(
  tag: string,
  entries: Readonly<Record<string, Entry<Readonly<Record<string, unknown>>, unknown>>>,
): Registry<Readonly<Record<string, unknown>>, unknown> {
  const shapes = Object.fromEntries(
    Object.entries(entries).map(([name, { args, required = Object.keys(args) }]) => [
      name,
      object<Readonly<Record<string, unknown>>>({ [tag]: exactly(name), ...args }, [
        tag,
        ...required,
      ]),
    ]),
  );
  return {
    make: (named, lang) => entries[String(named[tag])]?.make(named, lang),
    shape: {
      kind: `an object with a ${tag}`,
      isKind: isRecord,
      read(path) {
        if (!isRecordPath(path)) return addTypeIssue(path, "an object", "notObject");
        const at = propertyOf(path, tag);
        const shape = isText(at.found) ? getOwn(shapes, at.found) : undefined;
        if (shape) return shape.read(path);
        addIssue(at, "unknownName", `expected one of ${Object.keys(shapes).join(", ")}`);
        return undefined;
      },
      schema: (definitions) => ({
        anyOf: Object.values(shapes).map((shape) => shape.schema(definitions)),
      }),
    },
  };
}

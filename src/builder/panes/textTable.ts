import { optionsOf, type Parameter } from "../../core/definition/form.ts";
import { getOwn, isRecord } from "../../core/record.ts";
import type {
  Collection,
  DocumentAttestation,
  DocumentForm,
  DocumentSection,
  DocumentSigner,
} from "../../document/schema/collectionTypes.ts";
import type { DocumentText } from "../../document/schema/named.ts";
import { textIn } from "../../document/schema/texts.ts";
import { contentAt, languageOf, type Place, type Question, withSetting } from "../state/place.ts";
import type { Write } from "../state/write.ts";

type OptionalText = DocumentText | undefined;

/** A text that a document has or may have. */
export interface TextRow {
  /** Path of the text, which stays the same when a question is renamed. */
  readonly key: string;
  readonly kind:
    | "title"
    | "whatNext"
    | "statement"
    | "origin"
    | "label"
    | "description"
    | "help"
    | "option"
    | "group";
  readonly place: Place;
  /** The option with the text, if any, or the group. */
  readonly option?: { readonly value: string; readonly label: string };
  readonly text: OptionalText;
  /** Returns the content of the place with another text. */
  write(text: OptionalText): Write;
}

type Texts = { readonly [Kind in TextRow["kind"]]?: DocumentText };

/** Returns the rows of the texts that a part has under these keys. */
function rowsOf<Part extends Texts>(
  path: string,
  part: Part,
  kinds: readonly (keyof Part & TextRow["kind"])[],
  writePart: (part: Part) => Write,
  /** `""` for required texts. */
  fallback?: "",
): readonly TextRow[] {
  return kinds.map((kind) => ({
    key: `${path}.${kind}`,
    kind,
    place: writePart(part).place,
    text: part[kind],
    write: (text = fallback) => writePart(withSetting<Part & Texts, typeof kind>(part, kind, text)),
  }));
}

function formRows(entry: DocumentForm, form: number): readonly TextRow[] {
  const path = `$.forms[${form}]`;
  const write = (content: DocumentForm): Write => ({ place: { kind: "form", form }, content });
  const { prefill, sections = [] } = entry;
  return [
    ...rowsOf(path, entry, ["title"], write),
    ...(prefill
      ? rowsOf(
          `${path}.prefill`,
          prefill,
          ["origin"],
          (one) => write({ ...entry, prefill: one }),
          "",
        )
      : []),
    ...sections.flatMap((section, at) => {
      const inSection = `${path}.sections[${at}]`;
      const place = { kind: "section", form, section: at } as const;
      const writeSection = (content: DocumentSection): Write => ({ place, content });
      return [
        ...rowsOf(inSection, section, ["title"], writeSection, ""),
        ...rowsOf(inSection, section, ["description"], writeSection),
      ];
    }),
  ];
}

function signingRows({ attestation, signers = [] }: Collection): readonly TextRow[] {
  const writeAttestation = (content: DocumentAttestation): Write => ({
    place: { kind: "signature" },
    content: { attestation: content },
  });
  return [
    ...(attestation
      ? rowsOf("$.attestation", attestation, ["statement"], writeAttestation, "")
      : []),
    ...signers.flatMap((signer, at) => {
      const place = { kind: "signer", signer: at } as const;
      const write = (content: DocumentSigner): Write => ({ place, content });
      return rowsOf(`$.signers[${at}]`, signer, ["title", "statement"], write, "");
    }),
  ];
}

/** A text of a definition, and the setting with its translations, which replaces it. */
interface ReplacedText {
  readonly base: string | undefined;
  readonly setting: OptionalText;
}

const merged = ({ base, setting }: ReplacedText, own: string): OptionalText =>
  isRecord(setting) && base ? { [own]: base, ...setting } : (setting ?? base);

/** Keeps the text of the definition equal to the setting, which is only needed to translate it. */
function separated(text: OptionalText, hasBase: boolean, own: string): ReplacedText {
  if (!hasBase) return { base: undefined, setting: text };
  return isRecord(text)
    ? { base: getOwn(text, own), setting: text }
    : { base: text, setting: undefined };
}

function questionRows(
  document: Collection,
  form: number,
  parameter: Parameter,
  at: number,
): readonly TextRow[] {
  const own = languageOf(document);
  const { name } = parameter;
  const place = { kind: "question", form, name } as const;
  const path = `$.forms[${form}].form.parameters[${at}]`;
  const field = getOwn(document.forms[form]?.fields ?? {}, name) ?? {};
  const write = (changed: Partial<Question>): Write => ({
    place,
    content: { parameter, field, ...contentAt(document, place), ...changed },
  });
  const row = (
    kind: "label" | "description" | "help",
    base: string | undefined,
    change: (text: ReplacedText) => Parameter,
  ): TextRow => ({
    key: `${path}.${kind}`,
    kind,
    place,
    text: merged({ base, setting: field[kind] }, own),
    write(text) {
      const next = separated(text, base !== undefined, own);
      return write({ parameter: change(next), field: withSetting(field, kind, next.setting) });
    },
  });
  const options = optionsOf(parameter);
  const { groups = [] } = field;
  return [
    row("label", parameter.label, ({ base = "" }) => ({ ...parameter, label: base })),
    row("description", parameter.description, ({ base }) =>
      withSetting(parameter, "description", base),
    ),
    row("help", undefined, () => parameter),
    ...options.map((option, index): TextRow => {
      const settings = field.options ?? {};
      return {
        key: `${path}.options[${index}].label`,
        kind: "option",
        place,
        option,
        text: merged({ base: option.label, setting: getOwn(settings, option.value) }, own),
        write(text) {
          const { base = "", setting } = separated(text, true, own);
          const changed = options.with(index, { ...option, label: base });
          const next = withSetting(settings, option.value, setting);
          return write({
            parameter: parameter.type === "select" ? { ...parameter, options: changed } : parameter,
            field: withSetting(field, "options", Object.keys(next).length > 0 ? next : undefined),
          });
        },
      };
    }),
    ...groups.map((group, index): TextRow => ({
      key: `${path}.groups[${index}].title`,
      kind: "group",
      place,
      option: { value: String(index), label: textIn(group.title, own) },
      text: group.title,
      write: (title = "") =>
        write({ field: { ...field, groups: groups.with(index, { ...group, title }) } }),
    })),
  ];
}

/** Returns all texts that a document has or may have, in the order of the pages. */
export const textRows = (document: Collection): readonly TextRow[] => [
  ...rowsOf("$", document, ["title", "whatNext"], (content) => ({
    place: { kind: "collection" },
    content,
  })),
  ...document.forms.flatMap((entry, at) => [
    ...formRows(entry, at),
    ...(entry.form?.parameters ?? []).flatMap((one, index) =>
      questionRows(document, at, one, index),
    ),
  ]),
  ...signingRows(document),
];

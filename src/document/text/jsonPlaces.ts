/** The place of a value in a text. */
export interface Place {
  readonly line: number;
  readonly column: number;
  /** Offset in the text, in UTF-16 code units. */
  readonly at: number;
}

/** Parsed JSON with the places of its values, or the place and message of a syntax error. */
type ReadJson =
  | {
      readonly ok: true;
      readonly json: unknown;
      /**
       * Returns the place of the value at a path such as `$.parameters[3].name`, or of the nearest
       * existing parent.
       */
      placeOf(path: string): Place;
    }
  | { readonly ok: false; readonly place: Place; readonly message: string };

const space = /[ \t\n\r]*/y;
const string = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/** Error messages by the text that was found in place of a value. */
const mistakes: readonly (readonly [start: RegExp, message: string])[] = [
  [/^$/, "The text ends too early: a value is missing"],
  [/^[,\]}]/, "A value is missing before this, or there is a comma too many"],
  [/^['‘’“”]/, "Strings need straight double quotes"],
  [/^"/, "This string is invalid, or its closing quote is missing"],
  [/^\/[/*]/, "JSON has no comments"],
  [/^(?:True|False|None|undefined|NaN)/, "Write true, false or null"],
  [/^[+.\d-]/, "This is not a JSON number"],
];

class Reader {
  readonly starts = new Map<string, number>();
  /** Offset of the next character, or of the syntax error after `readAll` threw. */
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): void {
    this.readValue("$", 0);
    this.skip(space);
    if (this.at < this.text.length) this.refuse("Unexpected text after the end");
  }

  private refuse(message: string): never {
    throw new SyntaxError(message);
  }

  private skip(what: RegExp): string | null {
    what.lastIndex = this.at;
    const [found] = what.exec(this.text) ?? [null];
    this.at += found?.length ?? 0;
    return found;
  }

  /** Skips white space and returns the next character. */
  private next(): string {
    this.skip(space);
    return this.text.charAt(this.at);
  }

  private readValue(path: string, depth: number): void {
    const first = this.next();
    this.starts.set(path, this.at);
    if (depth > 1000) this.refuse("This is nested too deeply");
    if (first === "{") return this.readItems("}", depth, () => `${path}.${this.readName()}`);
    if (first === "[") return this.readItems("]", depth, (index) => `${path}[${index}]`);
    if (this.skip(string) === null && this.skip(literal) === null) this.refuseValue();
  }

  private refuseValue(): never {
    const rest = this.text.slice(this.at, this.at + 10);
    return this.refuse(
      mistakes.find(([start]) => start.test(rest))?.[1] ?? "Strings need double quotes",
    );
  }

  private readName(): string {
    this.skip(space);
    const name = this.skip(string);
    if (name === null) return this.refuse("Expected a name in double quotes");
    if (this.next() !== ":") this.refuse("A colon is missing before this");
    this.at += 1;
    return String(JSON.parse(name));
  }

  private readItems(end: string, depth: number, pathOf: (index: number) => string): void {
    this.at += 1;
    if (this.next() === end) {
      this.at += 1;
      return;
    }
    for (let index = 0; ; index++) {
      this.readValue(pathOf(index), depth + 1);
      const after = this.next();
      if (after !== "," && after !== end)
        this.refuse(
          after === ""
            ? `The text ends too early: a ${end} is missing`
            : "A comma is missing before this",
        );
      this.at += 1;
      if (after === end) return;
      if (this.next() === end) this.refuse("There is a comma too many before this");
    }
  }
}

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n"), at };
}

/** Parses JSON as `JSON.parse` does, and tracks the place of each value. Never throws. */
export function readJsonWithPlaces(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    reader.readAll();
  } catch (error) {
    const { message } = error as SyntaxError;
    return { ok: false, place: placeAt(text, reader.at), message };
  }
  const startOf = (path: string): number => {
    const start = reader.starts.get(path);
    if (start !== undefined) return start;
    const around = path.replace(/(?:\.[^.[\]]*|\[\d+\])$/, "");
    return around === path ? 0 : startOf(around);
  };
  return { ok: true, json: JSON.parse(text), placeOf: (path) => placeAt(text, startOf(path)) };
}

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSync, Visitor } from "vite";

const root = new URL("../", import.meta.url);
const files = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .toSorted();

/** The comments of a file as sentences, without code and links. */
const commentsOf = (file: string): readonly string[] =>
  parseSync(file, readFileSync(new URL(`src/${file}`, root), "utf8")).comments.map(({ value }) =>
    value
      .replace(/@example[^@]*/g, "")
      .replace(/`[^`]*`|"[^"]*"|https?:\S+|@param \S+/g, "")
      .replace(/^[\s*]+/gm, "")
      .replace(/\s+/g, " ")
      .trim(),
  );

const comments = files.flatMap((file) =>
  commentsOf(file).map((comment) => ({ file, comment }) as const),
);

/** Returns the comments that a pattern finds, for the message of a failed test. */
const matching = (pattern: RegExp): readonly string[] =>
  comments
    .filter(({ comment }) => pattern.test(comment))
    .map(({ file, comment }) => `${file}: ${comment}`);

test("comments are read", () => {
  expect(comments.length).toBeGreaterThan(1000);
});

const bannedVerb = /\b(?:tells?|told|says?|said|stands?|stood|draws?|drawn)\b/i;

test.each([
  [
    "begins with a pronoun in place of its subject",
    /(?:^|[.:;] )(?:What|Who|Whose|That which|Of)\b/,
  ],
  ["uses a verb of the old dialect", bannedVerb],
])("no comment %s", (_, pattern) => {
  expect(matching(pattern)).toEqual([]);
});

/** Words of the old dialect that no name in `src` contains, each with the field's term. */
const bannedNames = {
  draw: "render",
  drawn: "rendered",
  drawing: "rendering",
  tell: "notify, report, format",
  told: "notified, reported",
  said: "the noun: message, setting, text",
  unsaid: "unsupported",
  asked: "visible",
  standing: "status",
  begun: "started",
  reckoned: "computed",
  beside: "overrides, adornment",
  round: "item",
  rounds: "items",
};

const wordsOfName = (name: string): readonly string[] =>
  name.split(/(?=[A-Z])|[_$\d]+/).map((word) => word.toLowerCase());

/** Lists the names in a module: of variables, parameters, properties and types. */
function namesIn(file: string, text: string): readonly string[] {
  const names: string[] = [];
  new Visitor({ Identifier: ({ name }) => void names.push(name) }).visit(
    parseSync(file, text).program,
  );
  return names;
}

test("names are read", () => {
  const text = "const { isAsked: b } = props; type Told = { said: a };";
  expect(namesIn("a.ts", text)).toEqual(["isAsked", "b", "props", "Told", "said", "a"]);
});

test("no name in `src` has a word of the old dialect", () => {
  const mayHave = new RegExp(Object.keys(bannedNames).join("|"), "i");
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(`src/${file}`, root), "utf8");
    const names = mayHave.test(text) ? namesIn(file, text) : [];
    return (
      [...new Set(names)]
        // `roundDecimal` and `Math.round` round a number.
        .filter((name) => !/^round(?:Decimal)?$/.test(name))
        .filter((name) => wordsOfName(name).some((word) => Object.hasOwn(bannedNames, word)))
        .map((name) => `${file}: ${name}`)
    );
  });
  expect(found).toEqual([]);
});

/** Lists the titles in a test: the first arguments of `describe`, `it` and `test`, also after `.each`. */
function titlesIn(file: string, text: string): readonly string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!/^(?:describe|it|test)\b/.test(text.slice(callee.start, callee.end))) return;
      if (title?.type === "Literal" || title?.type === "TemplateLiteral")
        titles.push(text.slice(title.start, title.end));
    },
  });
  visitor.visit(parseSync(file, text).program);
  return titles;
}

test("titles are read", () => {
  const text = `describe("a", () => { test.each([["b"]])("%s", f); it.skip(\`c\`, f); told("d"); });`;
  expect(titlesIn("a.ts", text)).toEqual(['"a"', '"%s"', "`c`"]);
});

/** Whether a string that may be a title, because another argument follows, has such a verb. Parsing every test takes seconds. */
const mayHaveVerb = (text: string): boolean =>
  new RegExp(`["'\`].*${bannedVerb.source}.*["'\`],`, "i").test(text);

test("no title of a test uses a verb of the old dialect", () => {
  const folder = new URL("test/", root);
  const tests = readdirSync(folder)
    .filter((name) => name !== "react-18")
    .flatMap((name) =>
      name.includes(".")
        ? name
        : readdirSync(new URL(name, folder), { recursive: true, encoding: "utf8" }).map(
            (file) => `${name}/${file}`,
          ),
    )
    .filter((file) => /\.tsx?$/.test(file));
  const found = tests.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const titles = mayHaveVerb(text) ? titlesIn(file, text) : [];
    return titles.filter((title) => bannedVerb.test(title)).map((title) => `${file}: ${title}`);
  });
  expect(tests.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

/** The subjects of the commits from the day on that this rule began, where there is a repository. */
const subjects = (): readonly string[] =>
  execFileSync("git", ["log", "--no-merges", "--since=2026-11-28T13:30:00Z", "--format=%s"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean);

const subject = /^(?:[\w./-]+(?:, [\w./-]+)*: )(?!\w+(?:ed|ing)\b)[A-Z][a-z]*\b/;

test.runIf(existsSync(new URL(".git", root)))(
  "a commit has an area, an imperative and at most 72 characters",
  () => {
    expect(subjects().filter((one) => !subject.test(one) || one.length > 72)).toEqual([]);
  },
);

test.each([
  ["drafts: Keep the newer copy when two tabs save", true],
  ["core, react: Read amounts once", true],
  ["Keep the newer copy", false],
  ["drafts: keep the newer copy", false],
  ["drafts: Fixed the newer copy", false],
  ["drafts: Keeping the newer copy", false],
])("the subject %j follows the rule: %j", (text, isRight) => {
  expect(subject.test(text)).toBe(isRight);
});

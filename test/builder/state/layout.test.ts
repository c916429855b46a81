import type { DocumentForm } from "parameter-form/document";
import { describe, expect, test } from "vitest";
import {
  groupsOf,
  insertQuestions,
  moveInForm,
  namesInOrder,
  rowsBetween,
  splitGroup,
} from "../../../src/builder/state/layout.ts";

/**
 * A form from its names and its sections: `abcd | b d | a` has the questions a to d, a section with
 * b and d, and a section with a.
 */
function form(text: string): DocumentForm {
  const [names = "", ...sections] = text.split("|").map((one) => one.trim());
  const parameters = [...names].map((name) => ({
    name,
    label: name.toUpperCase(),
    type: "string" as const,
    required: true,
  }));
  const titled = sections.map((one, at) => ({
    title: `S${at}`,
    names: one.split(" ").filter(Boolean),
  }));
  return { form: { parameters }, ...(sections.length > 0 && { sections: titled }) };
}

/** Formats a form as it is parsed by `form`. */
const format = ({ form: definition, sections = [] }: DocumentForm): string =>
  [
    definition?.parameters.map(({ name }) => name).join("") ?? "",
    ...sections.map(({ names }) => names.join(" ")),
  ].join(" | ");

const formatGroups = (groups: ReturnType<typeof groupsOf>): string =>
  groups.map(({ section, names }) => `${section ?? ""}: ${names.join("")}`.trim()).join("; ");

describe("groupsOf", () => {
  test.each([
    ["", ":"],
    ["abc", ": abc"],
    ["abc | b", "0: b; : ac"],
    ["abc | c a | b", "0: ca; 1: b; :"],
    ["abc | | b", "0:; 1: b; : ac"],
    ["abc | a z | a b", "0: a; 1: b; : c"],
  ])("%s: %s", (text, groups) => {
    expect(formatGroups(groupsOf(form(text)))).toBe(groups);
  });

  test("a form without a definition has no questions", () => {
    expect(formatGroups(groupsOf({ id: "fetched" }))).toBe(":");
  });
});

describe("namesInOrder", () => {
  test.each([
    ["abc", "abc"],
    ["abc | c | b", "cba"],
  ])("%s: %s", (text, names) => {
    expect(namesInOrder(form(text)).join("")).toBe(names);
  });
});

describe("moveInForm", () => {
  test.each<[string, string, number, string | null]>([
    ["abc", "a", 1, "bac"],
    ["abc", "c", -1, "acb"],
    ["abc", "a", -1, null],
    ["abc", "c", 1, null],
    ["abc", "z", 1, null],
    // Over the heading of a section.
    ["abcd | a b | c", "b", 1, "abcd | a | b c"],
    ["abcd | a b | c", "c", -1, "abcd | a b c | "],
    ["abcd | a b | c", "c", 1, "abcd | a b | "],
    ["abcd | a b | c", "d", -1, "abcd | a b | c d"],
    ["abcd | a b | c", "a", -1, null],
    ["abcd | a b | c", "d", 1, null],
    // By several rows.
    ["abcd", "a", 3, "bcda"],
    ["abcd", "d", -2, "adbc"],
    ["abcd | a b | c", "a", 4, "bcad | b | c"],
    ["abc", "a", 3, null],
    ["abc", "c", -3, null],
    // Into an empty section.
    ["ab | a | ", "a", 1, "ab |  | a"],
    // The definition gets the order of the page.
    ["abcd | d c", "d", 1, "cdab | c d"],
  ])("%s: %s by %d is %j", (text, name, by, moved) => {
    const next = moveInForm(form(text), name, by);
    expect(next && format(next)).toBe(moved);
  });
});

describe("rowsBetween", () => {
  test.each<[string, string, string | number, string]>([
    ["abcd", "a", "c", "bcad"],
    ["abcd", "d", "b", "adbc"],
    ["abcd | a b | c", "a", "d", "bcda | b | c"],
    ["abcd | a b | c", "d", "b", "adbc | a d b | c"],
    // The first question of a section.
    ["abcd | a b | c", "a", 1, "bacd | b | a c"],
    ["abcd | a b | c", "d", 1, "abdc | a b | d c"],
    ["abcd | a b | c", "d", 0, "dabc | d a b | c"],
    ["ab | a | ", "a", 1, "ab |  | a"],
  ])("%s: %s to the place of %s is %s", (text, name, to, moved) => {
    const entry = form(text);
    const next = moveInForm(entry, name, rowsBetween(entry, name, to));
    expect(next && format(next)).toBe(moved);
  });

  test("the first question of a section is there already", () => {
    expect(rowsBetween(form("abc | a | b c"), "b", 1)).toBe(0);
  });
});

describe("insertQuestions", () => {
  const entry = form("abcd | a b | c");
  const added = form("xy").form?.parameters ?? [];

  test.each([
    [{}, "abcdxy | a b | c"],
    [{ name: "a" }, "axybcd | a x y b | c"],
    [{ name: "c" }, "abcxyd | a b | c x y"],
    [{ name: "d" }, "abcdxy | a b | c"],
    [{ section: 0 }, "abxycd | a b x y | c"],
    [{ name: "z" }, "abcdxy | a b | c"],
  ])("after %j: %s", (after, inserted) => {
    const { form: definition = { parameters: [] } } = entry;
    expect(format(insertQuestions(entry, definition, added, after))).toBe(inserted);
  });
});

describe("splitGroup", () => {
  test.each<[string, string | undefined, string, number]>([
    ["abc", "a", "abc | a b c", 0],
    // Questions outside of sections are rendered last, so those before get a section, too.
    ["abc", "b", "abc | a | b c", 1],
    ["abcd | a", "c", "abcd | a | b | c d", 2],
    ["abc", undefined, "abc | ", 0],
    ["abcd | a b", "b", "abcd | a | b", 1],
    ["abcd | a b", "a", "abcd |  | a b", 1],
    ["abcd | a b | c", "d", "abcd | a b | c | d", 2],
    ["abcd | a b | c", "b", "abcd | a | b | c", 1],
    ["abcd | a b", undefined, "abcd | a b | ", 1],
    ["abc", "z", "abc | ", 0],
  ])("%s at %s is %s", (text, name, split, section) => {
    const next = splitGroup(form(text), { title: "New", before: "Before" }, name);
    expect([format(next.entry), next.section]).toEqual([split, section]);
    expect(next.entry.sections?.[section]?.title).toBe("New");
  });
});

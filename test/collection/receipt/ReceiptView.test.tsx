import { render, screen, within } from "@testing-library/react";
import {
  type Receipt,
  type ReceiptForm,
  type ReceiptPair,
  ReceiptView,
  type ReceiptViewProps,
} from "parameter-form/collection";
import { describe, expect, test } from "vitest";

const pair = (name: string, more: Partial<ReceiptPair> = {}): ReceiptPair => ({
  name,
  label: `${name}?`,
  value: `${name} sent`,
  sensitive: false,
  answer: `${name} read`,
  ...more,
});
const formOf = (id: string, more: Partial<ReceiptForm> = {}): ReceiptForm => ({
  id,
  title: `Form ${id}`,
  document: null,
  at: null,
  pairs: [pair("one")],
  ...more,
});
const signature = { statement: "True", name: "Ada", date: "2026-01-31" };

const setup = (
  forms: readonly ReceiptForm[],
  more: Partial<Receipt> = {},
  props: Partial<ReceiptViewProps> = {},
) => render(<ReceiptView receipt={{ signature: null, forms, ...more }} {...props} />);

/** The texts below these elements with their `lang` and `translate`, where they have one. */
const marked = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) =>
    [element.textContent, element.getAttribute("lang"), element.getAttribute("translate")]
      .filter((part) => part !== null)
      .join(" / "),
  );
const form = (id: string) => within(screen.getByRole("region", { name: `Form ${id}` }));
const lines = () =>
  [...document.querySelectorAll(".pf-review-row")].map((row) =>
    [...row.querySelectorAll("dt, dd")].map((one) => one.textContent).join(": "),
  );
const headings = () =>
  screen.getAllByRole("heading").map((one) => `${one.tagName} ${one.textContent}`);

describe("the languages of a receipt", () => {
  test("are those of its title, its questions and each answer", () => {
    setup([
      formOf("a", {
        titleLang: "fr",
        lang: "es",
        pairs: [pair("one", { answerLang: "es" }), pair("two")],
      }),
    ]);
    expect(marked("h3")).toEqual(["Form a / fr"]);
    expect(marked(".pf-review-row dt")).toEqual(["one? / es", "two? / es"]);
    expect(marked(".pf-review-row dd span")).toEqual(["one read / es / no", "two read / no"]);
    expect(marked(".pf-receipt-sent p")).toEqual(["Form a / fr"]);
  });

  test("let a translator change messages, but no answers or submitted values", () => {
    const pairs = [pair("one", { worded: true }), pair("ssn", { value: "6789", sensitive: true })];
    setup([formOf("a", { pairs, inOtherTab: true, at: "2026-01-31T12:00:00Z" })]);
    const [moment, ...others] = marked(".pf-review-row dd span");
    expect(moment).toMatch(/^January 31, 2026[^/]*$/);
    expect(others).toEqual(["one read", "Ending in 6789 / no", "Ending in 6 7 8 9 / no"]);
    expect(marked(".pf-receipt-sent code")).toEqual([
      "2026-01-31T12:00:00Z / no",
      "one / no",
      "one sent / no",
      "ssn / no",
      "Ending in 6789 / no",
    ]);
  });
});

describe("the headings of a receipt", () => {
  const forms = [formOf("a", { pairs: [pair("one", { section: "About you" })] })];

  test.each([
    [undefined, ["H3 What happens next", "H3 Form a", "H4 About you"]],
    [2, ["H2 What happens next", "H2 Form a", "H3 About you"]],
    [5, ["H5 What happens next", "H5 Form a", "H6 About you"]],
  ] as const)("of level %s", (headingLevel, expected) => {
    setup(forms, {}, { headingLevel, whatNext: "Wait" });
    expect(headings()).toEqual(expected);
  });

  test("name one region each", () => {
    setup([formOf("a"), formOf("b")], {}, { whatNext: "Wait" });
    expect(screen.getByRole("region", { name: "What happens next" })).toHaveTextContent("Wait");
    expect(form("b").getByText("one read")).toBeVisible();
  });
});

describe("the time of a receipt", () => {
  const at = (day: string) => `2026-01-${day}T12:00:00Z`;
  const shown = () => document.querySelector(".pf-receipt-at")?.textContent ?? "nothing";

  test.each<readonly [string, readonly (string | null)[], RegExp]>([
    ["not known", [null, null], /^nothing$/],
    ["that of the last form, in any order", [at("02"), at("31"), at("05")], /January 31, 2026/],
    ["that of the forms that have one", [null, at("05")], /January 5, 2026/],
  ])("is %s", (_, times, expected) => {
    setup(times.map((time, place) => formOf(`${place}`, { at: time })));
    expect(shown()).toMatch(expected);
    expect(lines().some((line) => line.startsWith("Received"))).toBe(false);
  });

  test.each<readonly [string, Partial<ReceiptForm>, boolean]>([
    ["was received with the others", {}, false],
    ["was received elsewhere", { inOtherTab: true }, true],
    ["was received elsewhere at a time that is not known", { inOtherTab: true, at: null }, false],
    ["has a signature of its own", { signature }, true],
    ["was not signed as the others were", { signature: null }, true],
  ])("is shown at a form that %s", (_, more, isShown) => {
    setup([formOf("a", { at: at("05"), ...more })], { signature });
    expect(lines().some((line) => line.startsWith("Received: January 5"))).toBe(isShown);
  });
});

describe("the signature of a receipt", () => {
  const signed = ["Signed by: Ada", "Date: January 31, 2026", "Statement: True"];
  const isSignature = (line: string) => /^(Signed by|Date|Statement)/.test(line);

  test("is shown once where all forms have it", () => {
    setup([formOf("a"), formOf("b")], { signature });
    expect(lines().filter(isSignature).toSorted()).toEqual(signed.toSorted());
  });

  test("is shown at each form where they differ", () => {
    setup([formOf("a", { signature: null }), formOf("b", { signature })], { signature });
    expect(lines().filter(isSignature).toSorted()).toEqual(signed.toSorted());
    expect(form("a").queryByText("Signed by")).toBeNull();
    expect(form("b").getByText("Signed by")).toBeVisible();
  });

  test("is not shown without a signature", () => {
    setup([formOf("a")]);
    expect(lines()).toEqual(["one?: one read"]);
  });
});

describe("the document of a form", () => {
  test.each<readonly [string, string | null, ReceiptViewProps["documentUrl"], string | null]>([
    ["is linked where documentUrl returns a URL", "7", (id, of) => `/${of}/${id}`, "/a/7"],
    ["is not linked without documentUrl", "7", undefined, null],
    ["is not linked where documentUrl returns null", "7", () => null, null],
    ["is not linked without a document", null, (id) => `/${id}`, null],
  ])("%s", (_, id, documentUrl, href) => {
    setup([formOf("a", { document: id })], {}, { documentUrl });
    const links = [...document.querySelectorAll("a")];
    expect(links.map((link) => [link.getAttribute("href"), link.rel])).toEqual(
      href === null ? [] : [[href, "noopener noreferrer"]],
    );
  });
});

describe("a form without answers", () => {
  test.each<readonly [string, Partial<ReceiptForm>, string]>([
    ["reports that it has none", {}, "No answers"],
    [
      "reports that it was sent elsewhere",
      { inOtherTab: true },
      "Submitted earlier or in another tab, so the answers are not shown here",
    ],
  ])("%s", (_, more, message) => {
    setup([formOf("a", { pairs: [], ...more })]);
    expect(form("a").getByText(message)).toBeVisible();
    expect(screen.queryByText("Exactly what was sent")).toBeNull();
  });

  test("is not among the submitted values", () => {
    setup([formOf("a", { pairs: [] }), formOf("b")]);
    expect(marked(".pf-receipt-sent p")).toEqual(["Form b"]);
  });
});

test("a receipt without forms shows only that there are no answers", () => {
  setup([]);
  expect(document.body.textContent).toBe("No answers");
});

test("the submitted values begin with the document and the time", () => {
  setup([formOf("a", { document: "doc_7", at: "2026-01-31T12:00:00Z" })]);
  expect(
    [...document.querySelectorAll(".pf-receipt-sent dl > div")].map((one) =>
      [...one.children].map(({ textContent }) => textContent).join(": "),
    ),
  ).toEqual(["Document: doc_7", "Received: 2026-01-31T12:00:00Z", "one: one sent"]);
});

test("a receipt uses the app's messages and locale", () => {
  const messages = { lang: "de", receivedOn: "Eingegangen am {date}", exactlySent: "Genau das" };
  setup([formOf("a", { at: "2026-01-31T12:00:00Z" })], {}, { locale: "de-DE", messages });
  expect(screen.getByText(/^Eingegangen am 31\. Januar 2026/)).toBeVisible();
  expect(screen.getByText("Genau das")).toBeInTheDocument();
});

import fc from "fast-check";
import { markdownToHtml } from "parameter-form/markdown";
import { expect, test } from "vitest";
import type {
  Block,
  Inline,
  MarkupListItem,
  MarkupList,
} from "../../../src/react/markup/blocks.ts";
import { parseSafeHtml } from "../../../src/react/markup/parseSafeHtml.ts";
import { stripHtml } from "../../../src/react/markup/markup.ts";

const parseMarkdown = (markdown: string) => parseSafeHtml(markdownToHtml(markdown));

/** What is drawn, written down: all that may ever stand on the page. */
const written = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.tag === "p"
        ? `p(${line(block.children)})`
        : `${numbered(block)}[${block.items.map(item).join("|")}]`,
    )
    .join("");

const numbered = (list: MarkupList): string =>
  list.tag === "ol" && list.start !== undefined ? `ol ${list.start}` : list.tag;

const item = ({ value, blocks }: MarkupListItem): string =>
  `${value === undefined ? "" : `${value}: `}${written(blocks)}`;

const line = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece.tag === "br") return "/";
      const name = piece.tag === "a" ? piece.href : piece.tag;
      return `<${name}:${line(piece.children)}>`;
    })
    .join("");

const html: readonly (readonly [html: string, drawn: string])[] = [
  ["", ""],
  ["Plain", "p(Plain)"],
  ["1 < 2 & 3 > 2", "p(1 < 2 & 3 > 2)"],
  ["&lt;b&gt; &amp;amp; &eacute;&#x1F600;", "p(<b> &amp; é😀)"],
  ["<p>One</p>\n<p>Two</p>", "p(One)p(Two)"],
  ["One<p>Two", "p(One)p(Two)"],
  ["<p>One<p>Two", "p(One)p(Two)"],
  ["One<br>two<br/>three", "p(One/two/three)"],
  ["<br>One", "p(One)"],
  ["<b>a</b> <strong>b</strong> <i>c</i> <em>d</em>", "p(<strong:a> <strong:b> <em:c> <em:d>)"],
  ["<b>a<i>b</i></b>", "p(<strong:a<em:b>>)"],
  ["<b>a<b>b</b>c</b>d", "p(<strong:abc>d)"],
  ["<b>a<i>b</b>c</i>d", "p(<strong:a<em:b>>cd)"],
  ["<b>a<p>b</p>c</b>", "p(<strong:a>)p(<strong:b>)p(<strong:c>)"],
  ["<ul><li>a<li>b</ul>", "ul[p(a)|p(b)]"],
  ["<ol>\n<li>a</li>\n<li><p>b<p>c</li></ol>d", "ol[p(a)|p(b)p(c)]p(d)"],
  ["<ul><li>a<ol><li>b</ol>c</ul>", "ul[p(a)ol[p(b)]p(c)]"],
  ["<ol start=3><li>a<li>b</ol>", "ol 3[p(a)|p(b)]"],
  ["<ol start=-1><li>a<li value=7>b<li value=+9>c</ol>", "ol -1[p(a)|7: p(b)|9: p(c)]"],
  ["<ol start=0>a<li>b<ol start=5><li>c</ol></ol>", "ol 0[p(a)|p(b)ol 5[p(c)]]"],
  ["<ol start=2.5><li value=x>a<li value>b<li value=1e3>c</ol>", "ol[p(a)|p(b)|p(c)]"],
  ["<ol start=9007199254740992><li>a</ol>", "ol[p(a)]"],
  ["<ol type=i reversed style=x><li onclick=x>a</ol>", "ol[p(a)]"],
  ["<ul start=3><li>a</ul>", "ul[p(a)]"],
  ["<ul>a<li>b</ul>", "ul[p(a)|p(b)]"],
  ["<ul><ul><li>a</ul></ul>", "ul[p(a)]"],
  ["<ul><li>a<ul><ul><li>b</ul></ul></ul>", "ul[p(a)ul[p(b)]]"],
  ["<ul></ul>a", "p(a)"],
  ["<li>a</li>b", "p(a)p(b)"],
  ["<b><ul><li>a</ul></b>", "ul[p(<strong:a>)]"],
  ["a</p>b</ul></b></a></li>c", "p(a)p(bc)"],
  ['<a href="https://irs.gov/w4">W-4</a>', "p(<https://irs.gov/w4:W-4>)"],
  ['<a href="HTTPS://IRS.gov">W-4</a>', "p(<https://irs.gov/:W-4>)"],
  ["<a href=https://a.b>c<a href=https://d.e>f</a></a>g", "p(<https://a.b/:c><https://d.e/:f>g)"],
  ["<a href=https://a.b><b>c</b></a>", "p(<https://a.b/:<strong:c>>)"],
  ["<a href=https://a.b></a>c", "p(c)"],
  ["<a>a</a>", "p(a)"],
  // No address but an absolute https one.
  ['<a href="javascript:alert(1)">a</a>', "p(a)"],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', "p(a)"],
  ['<a href=" javascript:alert(1)">a</a>', "p(a)"],
  ['<a href="java&#10;script:alert(1)">a</a>', "p(a)"],
  ['<a href="&#106;avascript:alert(1)">a</a>', "p(a)"],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', "p(a)"],
  ['<a href="vbscript:x">a</a>', "p(a)"],
  ['<a href="http://irs.gov">a</a>', "p(a)"],
  ['<a href="//irs.gov">a</a>', "p(a)"],
  ['<a href="/w4">a</a>', "p(a)"],
  ['<a href="w4">a</a>', "p(a)"],
  ['<a href="#w4">a</a>', "p(a)"],
  ['<a href="mailto:a@b.c">a</a>', "p(a)"],
  ['<a href="https:evil.test">a</a>', "p(a)"],
  ['<a href="https:\\\\evil.test">a</a>', "p(a)"],
  ['<a href=" https://a.b">a</a>', "p(a)"],
  ['<a href="https://">a</a>', "p(a)"],
  ['<a href="https://me:secret@a.b">a</a>', "p(a)"],
  ['<a href="https://a.b/&quot;onclick=&quot;x">a</a>', "p(<https://a.b/%22onclick=%22x:a>)"],
  ["<a href=https://a.b onclick=alert(1) style=color:red target=_top>c</a>", "p(<https://a.b/:c>)"],
  // Nothing runs, loads, or is asked for.
  ["a<script>alert(1)</script>b", "p(ab)"],
  ["<SCRIPT SRC=//evil.test/x.js></SCRIPT>b", "p(b)"],
  ["<script>alert(1)", ""],
  ["<scr<script>ipt>alert(1)</script>", "p(ipt>alert(1))"],
  ["<style>*{display:none}</style>a", "p(a)"],
  ["<template><b>a</b></template>b", "p(b)"],
  ["<title>a</title>b", "p(b)"],
  ["<img src=x onerror=alert(1)>a", "p(a)"],
  ['<img src=x alt="A form">', "p(A form)"],
  ['<img src="x" alt="<script>alert(1)</script>">', "p(<script>alert(1)</script>)"],
  ["<svg onload=alert(1)><a xlink:href=javascript:x>a</a></svg>", "p(a)"],
  ["<svg><script>alert(1)</script></svg>", ""],
  ["<math><mi xlink:href=javascript:x>a</mi></math>", "p(a)"],
  ["<iframe src=https://evil.test></iframe>a", "p(a)"],
  ["<object data=x></object><embed src=x>a", "p(a)"],
  ["<form action=https://evil.test><input name=a value=b><button>Go</button></form>", "p(Go)"],
  ["<b onmouseover=alert(1) style=position:fixed id=x class=pf-form>a</b>", "p(<strong:a>)"],
  ["<base href=https://evil.test><meta http-equiv=refresh content=0>a", "p(a)"],
  ["<div>a</div><h2>b</h2><table><tr><td>c</td><td>d</table>", "p(a)p(b)p(c d)"],
  ["<span>a</span> <code>b</code> <u>c</u><unknown-x>d", "p(a b cd)"],
  ["a<!-- <b>b</b> -->c", "p(ac)"],
  ["a<![CDATA[<b>b</b>]]>c", "p(ac)"],
  ["a<?php echo 1 ?>c", "p(ac)"],
  ["<!DOCTYPE html>a", "p(a)"],
  // What is not closed is closed, or is no tag.
  ["<b>a", "p(<strong:a>)"],
  ["<a href=https://a.b>c", "p(<https://a.b/:c>)"],
  ['<a href="https://a.b>c', ""],
  ["a<b", "p(a)"],
  ["a<", "p(a<)"],
  ["a\u0000b", "p(a\u0000b)"],
];

test("parses the allowed subset of HTML", () => {
  expect(html.map(([text]) => [text, written(parseSafeHtml(text))])).toEqual(html);
});

const markdown: readonly (readonly [markdown: string, drawn: string])[] = [
  ["Plain", "p(Plain)"],
  ["One\n\nTwo", "p(One)p(Two)"],
  ["One  \ntwo", "p(One/two)"],
  ["**a** *b* __c__ _d_ ***e***", "p(<strong:a> <em:b> <strong:c> <em:d> <em:<strong:e>>)"],
  ["snake_case_name and 2*3*4", "p(snake_case_name and 2<em:3>4)"],
  ["- a\n- b\n  - c", "ul[p(a)|p(b)ul[p(c)]]"],
  ["1. a\n2. b", "ol[p(a)|p(b)]"],
  ["3. c\n4. d", "ol 3[p(c)|p(d)]"],
  ["0. a\n1. b", "ol 0[p(a)|p(b)]"],
  ["1. a\n\nb\n\n2. c", "ol[p(a)]p(b)ol 2[p(c)]"],
  ["- [ ] a", "ul[p( a)]"],
  ["[W-4](https://irs.gov/w4)", "p(<https://irs.gov/w4:W-4>)"],
  ["<https://irs.gov>", "p(<https://irs.gov/:https://irs.gov>)"],
  ["See https://irs.gov.", "p(See <https://irs.gov/:https://irs.gov>.)"],
  ["[a][1]\n\n[1]: https://irs.gov", "p(<https://irs.gov/:a>)"],
  ["[a](javascript:alert(1))", "p(a)"],
  ["[a](<java\nscript:alert(1)>)", "p([a](<java\nscript:alert(1)>))"],
  ["[a](&#106;avascript:alert(1))", "p(a)"],
  ["[a](data:text/html;base64,PHNjcmlwdD4=)", "p(a)"],
  ["[a](http://irs.gov)", "p(a)"],
  ["[a](/w4)", "p(a)"],
  ["me@irs.gov www.irs.gov", "p(me@irs.gov www.irs.gov)"],
  ['[a](https://a.b "x\\" onclick=\\"alert(1)")', "p(<https://a.b/:a>)"],
  ["![A form](https://evil.test/x.png)", "p(A form)"],
  ["# Heading\ntext", "p(Heading)p(text)"],
  ["> quoted", "p(quoted)"],
  ["---", ""],
  ["`<b>` and\n\n```\n<i>\n```", "p(<b> and)p(<i>\n)"],
  ["~~gone~~", "p(gone)"],
  ["|a|b|\n|-|-|\n|c|d|", "p(a\n b)p(c\n d)"],
  ["&amp; &lt;b&gt; \\*a\\*", "p(& <b> *a*)"],
  ["a<script>alert(1)</script>b", "p(ab)"],
  ["<img src=x onerror=alert(1)>", ""],
  ['<a href="javascript:x">a</a> **b**', "p(a <strong:b>)"],
  ["**a", "p(**a)"],
  ["[a](https://a.b", "p([a](<https://a.b/:https://a.b>)"],
];

test("parses the allowed subset of Markdown", () => {
  const trimmed = (cases: string) => cases.replaceAll("\n)", ")");
  for (const [text, cases] of markdown)
    expect.soft(trimmed(written(parseMarkdown(text))), text).toBe(trimmed(cases));
});

const times = 10_000;
const deep: readonly (readonly [html: string, drawn: string])[] = [
  ["<b>".repeat(times) + "a", "p(<strong:a>)"],
  ["<div>".repeat(times) + "a" + "</div>".repeat(times), "p(a)"],
  ["<b><i>".repeat(times) + "a" + "</i></b>".repeat(times) + "b", "p(<strong:<em:a>>b)"],
  ["<ul><li>".repeat(times) + "a", "ul[ul[ul[ul[" + "|".repeat(times - 4) + "p(a)]]]]"],
  ["<a href=https://a.b>".repeat(times) + "c", "p(<https://a.b/:c>)"],
  ["<template>".repeat(times) + "a" + "</template>".repeat(times) + "b", "p(b)"],
  ["<p>".repeat(times), ""],
  ["<".repeat(10 * times), `p(${"<".repeat(10 * times)})`],
];

test.each(deep)(
  "parses HTML that is nested 10,000 times like any other HTML: %.20s",
  (text, cases) => {
    expect(written(parseSafeHtml(text))).toBe(cases);
  },
);

const plain: readonly (readonly [html: string, text: string])[] = [
  ["Plain", "Plain"],
  ["1 < 2 & 3 > 2", "1 < 2 & 3 > 2"],
  ["<p>One</p><p>Two</p>", " One  Two "],
  ["a<!-- b -->c", "a c"],
  ["&lt;b&gt; &amp;amp; &quot;&#39;&nbsp;&copy;", "<b> &amp; \"'\u00a0&copy;"],
  ["<b", "<b"],
  ["<b<b<b>a", "<b<b a"],
];

test("HTML is plain text until it is parsed", () => {
  expect(plain.map(([text]) => [text, stripHtml(text, "html")])).toEqual(plain);
});

test.each(["markdown", "text"] as const)("%s is rendered unchanged", (markup) => {
  expect(stripHtml("<b>**a**</b> &amp;", markup)).toBe("<b>**a**</b> &amp;");
});

const names = "p ul ol li b strong i em a br div table td script style template svg title".split(
  " ",
);
const addresses = ["https://a.b", "http://a.b", "javascript:x", "//a.b"];
const texts = [
  "a",
  " ",
  "\n\n",
  "- ",
  "**",
  "_",
  "[a](https://a.b)",
  "<",
  '"',
  "&lt;",
  "<!--",
  "-->",
];
const pieces = [
  names.map((name) => `<${name}>`),
  names.map((name) => `</${name}>`),
  addresses.map((href) => `<a href="${href}">`),
  texts,
].flat();
const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join(""));

/** How deep blocks are, in lists of lists. */
const depthOf = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.map((block) =>
      block.tag === "p" ? 0 : 1 + Math.max(...block.items.map((each) => depthOf(each.blocks))),
    ),
  );

/** The addresses of all links, wherever they stand. */
const linksIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.tag === "p"
      ? hrefsIn(block.children)
      : block.items.flatMap((each) => linksIn(each.blocks)),
  );

const hrefsIn = (pieces: readonly Inline[]): readonly string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === "string" || piece.tag === "br") return [];
    return [...(piece.tag === "a" ? [piece.href] : []), ...hrefsIn(piece.children)];
  });

test.each([
  ["HTML", parseSafeHtml],
  ["Markdown", parseMarkdown],
] as const)("any %s renders no other address and no deeper list", (_, parse) => {
  fc.assert(
    fc.property(mixed, (text) => {
      const blocks = parse(text);
      expect(depthOf(blocks)).toBeLessThanOrEqual(4);
      expect(linksIn(blocks).filter((href) => !href.startsWith("https://a.b"))).toEqual([]);
    }),
  );
});

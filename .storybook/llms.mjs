/** Writes llms.txt and llms-full.txt (https://llmstxt.org) of the README and the pages of the Storybook into the folder that is named, or `dist`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { viteFinal } from "@storybook/react-vite/preset";
import { toId } from "storybook/internal/csf";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(root, path), "utf8");

/** Storybook's own plugin, which reads the properties of components from their types. */
const { plugins } = await viteFinal(
  {},
  {
    presets: {
      apply: async (name, otherwise) =>
        name === "typescript" ? { reactDocgen: "react-docgen" } : otherwise,
    },
  },
);
/** No style is needed here, and none can be loaded without a build. */
const noStyles = {
  name: "no-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-styles" : null),
  load: (id) => (id === "\0no-styles" ? "" : null),
};
const load = async (path) => {
  const options = { configFile: false, plugins: [noStyles, ...plugins] };
  return (await runnerImport(join(root, path), options)).module;
};
const tables = await load("stories/guides/reference/tables.ts");
const components = await load("stories/guides/reference/props.tsx");

const propsTable = (names) =>
  tables.propsTable(...names.split(",").map((name) => components[name.trim()]));

/** Returns a page from its heading on, without the blocks that only Storybook renders. Its tables are written out. */
const plain = (mdx) =>
  mdx
    .slice(mdx.search(/^# /m))
    .replace(/^<(Canvas|Controls) [^>]*\/>\n\n?|^<\/?div[^>]*>\n\n?/gm, "")
    .replace(/^<Markdown>\{(\w+)\}<\/Markdown>$/gm, (_, name) => tables[name])
    .replace(/^<Markdown>\{propsTable\((.*)\)\}<\/Markdown>$/gm, (_, names) => propsTable(names))
    .trim();

/** The address of a page in the Storybook, from its title. */
const addressOf = (title) => `?path=/docs/${toId(title, "docs")}`;

const pages = readdirSync(join(root, "stories/guides"))
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => {
    const mdx = read(`stories/guides/${name}`);
    const text = plain(mdx);
    return {
      title: /^# (.*)$/m.exec(text)[1],
      address: addressOf(/<Meta title="([^"]+)"/.exec(mdx)[1]),
      summary: /^# .*\n\n((?:.+\n)*?.*?(?:\.(?=\s)|:(?=\n\n)))/.exec(text)[1].replaceAll("\n", " "),
      text,
    };
  })
  .sort(
    ({ title }, other) =>
      Number(other.title === "Getting started") - Number(title === "Getting started"),
  );

const readme = read("README.md");
const { name, description } = JSON.parse(read("package.json"));
const sections = [...readme.matchAll(/^## (.*)$/gm)].map(([, title]) => `- ${title}`);
const links = pages.map(({ title, address, summary }) => `- [${title}](${address}): ${summary}`);

const files = {
  "llms.txt": [
    `# ${name}`,
    `> ${description}`,
    "## Pages",
    links.join("\n"),
    "## In the README",
    sections.join("\n"),
    "All of it as one text: [llms-full.txt](llms-full.txt)\n",
  ].join("\n\n"),
  "llms-full.txt": `${[readme.trim(), ...pages.map(({ text }) => text)].join("\n\n---\n\n")}\n`,
};

const folder = process.argv[2] ?? "dist";
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);

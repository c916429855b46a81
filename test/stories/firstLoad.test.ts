import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { packagesOf, staticImportsOf } from "../support/staticImports.ts";

/** What is needed to draw any story, form or page. */
const common = new Set(
  "react react-dom react-hook-form storybook @storybook/addon-docs".split(" "),
);

const fetched = "@tanstack/react-query";

/** What else a file loads, because it shows it. Whoever adds to this makes the first load of those stories slower. */
const shown: Readonly<Record<string, string>> = {
  "stories/Adapters.mdx":
    "@chakra-ui/react @emotion/react @internationalized/date @mantine/core @mantine/dates @mui/material @mui/x-date-pickers clsx react-aria-components tailwind-merge tailwindcss",
  "stories/AnyFormById.stories.tsx": fetched,
  "stories/AnyList.stories.tsx": fetched,
  "stories/Chakra.stories.tsx": "@chakra-ui/react @emotion/react",
  "stories/ChangedDefinition.stories.tsx": fetched,
  "stories/CollectionById.stories.tsx": fetched,
  "stories/Forms.stories.tsx": fetched,
  "stories/GettingStarted.mdx": fetched,
  "stories/Languages.mdx": fetched,
  "stories/Languages.stories.tsx": fetched,
  "stories/ListTable.stories.tsx": "@tanstack/react-query @tanstack/react-table",
  "stories/Mantine.stories.tsx": "@mantine/core",
  "stories/Mui.stories.tsx": "@mui/material",
  "stories/ReactAria.stories.tsx": "react-aria-components",
  "stories/ResourceList.stories.tsx": fetched,
  "stories/date.stories.tsx":
    "@chakra-ui/react @emotion/react @internationalized/date @mantine/core @mantine/dates @mui/material @mui/x-date-pickers react-aria-components",
  "stories/phone.stories.tsx": "libphonenumber-js",
  "stories/Shadcn.stories.tsx": "clsx tailwind-merge tailwindcss",
};

const files = readdirSync("stories")
  .filter((file) => /\.(?:mdx|stories\.tsx)$/.test(file))
  .map((file) => `stories/${file}`);

// The preview is loaded with each of them, and so may load nothing of its own.
test("a file loads no more than it shows", () => {
  for (const file of [".storybook/preview.tsx", ...files]) {
    const loaded = packagesOf(file).filter((name) => !common.has(name));
    expect.soft(loaded.join(" "), file).toBe(shown[file] ?? "");
  }
});

test("what is allowed is allowed to files that there are", () => {
  expect(files).toEqual(expect.arrayContaining(Object.keys(shown)));
});

test("what a file loads at once is told from what it loads later, from types and from samples", () => {
  const atOnce =
    'import "a";\nimport {\n  b,\n} from "b";\nexport * from "c";\nimport { type D } from "d";\n@import "e" layer(x);\n';
  const rest =
    'import type { F } from "f";\nexport type { G } from "g";\nimport("h");\n```ts\nimport "i";\n```\n';
  expect(staticImportsOf(atOnce + rest)).toEqual(["a", "b", "c", "d", "e"]);
});

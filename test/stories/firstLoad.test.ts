import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { packagesOf, staticImportsOf } from "./staticImports.ts";

/** Packages that every story, form or page needs. */
const common = new Set(
  "react react-dom react-hook-form storybook @storybook/addon-docs".split(" "),
);

const fetched = "@tanstack/react-query";

/** The other packages that a file loads because it shows them. An addition makes the first load of those stories slower. */
const shown: Readonly<Record<string, string>> = {
  "stories/guides/Adapters.mdx":
    "@chakra-ui/react @emotion/react @internationalized/date @mantine/core @mantine/dates @mui/material @mui/x-date-pickers clsx react-aria-components tailwind-merge tailwindcss",
  "stories/listsAndTables/AnyList.stories.tsx": fetched,
  "stories/designSystems/Chakra.stories.tsx": "@chakra-ui/react @emotion/react",
  "stories/forms/ChangedDefinition.stories.tsx": fetched,
  "stories/collections/CollectionById.stories.tsx": fetched,
  "stories/forms/Forms.stories.tsx": fetched,
  "stories/guides/GettingStarted.mdx": fetched,
  "stories/guides/Languages.mdx": fetched,
  "stories/languagesAndTheme/Languages.stories.tsx": fetched,
  "stories/listsAndTables/ListTable.stories.tsx": "@tanstack/react-query @tanstack/react-table",
  "stories/designSystems/Mantine.stories.tsx": "@mantine/core",
  "stories/designSystems/Mui.stories.tsx": "@mui/material",
  "stories/designSystems/ReactAria.stories.tsx": "react-aria-components",
  "stories/listsAndTables/ResourceList.stories.tsx": fetched,
  "stories/fields/date.stories.tsx":
    "@chakra-ui/react @emotion/react @internationalized/date @mantine/core @mantine/dates @mui/material @mui/x-date-pickers react-aria-components",
  "stories/fields/help.stories.tsx": "marked",
  "stories/fields/phone.stories.tsx": "libphonenumber-js",
  "stories/designSystems/Shadcn.stories.tsx": "clsx tailwind-merge tailwindcss",
};

const files = readdirSync("stories", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:mdx|stories\.tsx)$/.test(file))
  .map((file) => `stories/${file.replaceAll("\\", "/")}`);

// The preview is loaded with each of them, and so may load nothing of its own.
test("the preview, each story and each page load only the packages that they show", () => {
  const loaded = [".storybook/preview.tsx", ...files].flatMap((file) => {
    const packages = packagesOf(file).filter((name) => !common.has(name));
    return packages.length === 0 ? [] : [[file, packages.join(" ")]];
  });
  expect(Object.fromEntries(loaded)).toEqual(shown);
});

test("imports of types, later imports and samples of code do not count as loaded", () => {
  const atOnce =
    'import "a";\nimport {\n  b,\n} from "b";\nexport * from "c";\nimport { type D } from "d";\n@import "e" layer(x);\n';
  const rest =
    'import type { F } from "f";\nexport type { G } from "g";\nimport("h");\n```ts\nimport "i";\n```\n';
  expect(staticImportsOf(atOnce + rest)).toEqual(["a", "b", "c", "d", "e"]);
});

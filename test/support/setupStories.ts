import { afterEach as findNothing } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import { setProjectAnnotations } from "storybook/preview-api";
import type { StoryContext } from "storybook/internal/types";
import { beforeAll } from "vitest";
import { drawAnew } from "./drawAnew.ts";
import { failOnConsole } from "./failOnConsole.ts";

failOnConsole();

/** Has axe look through a played story once more, dark and right-to-left. Storybook's own hook sees it light and left-to-right. */
async function lookInTheDark(story: StoryContext<ReactRenderer>): Promise<void> {
  await findNothing(await drawAnew(story, { theme: "dark", direction: "rtl" }));
  await drawAnew(story, story.globals);
}

// Once Storybook's own set-up has told of the project.
beforeAll(() => {
  setProjectAnnotations([globalThis.globalProjectAnnotations, { afterEach: lookInTheDark }]);
});

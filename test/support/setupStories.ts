import { afterEach as findNothing } from "@storybook/addon-a11y/preview";
import type { ReactRenderer } from "@storybook/react-vite";
import { setProjectAnnotations } from "storybook/preview-api";
import { configure } from "storybook/test";
import type { StoryContext } from "storybook/internal/types";
import { afterEach, beforeAll } from "vitest";
import { recordRefusedRequests } from "./refusedRequests.ts";
import { rerenderStory } from "./rerenderStory.ts";
import { failOnConsole } from "./failOnConsole.ts";

failOnConsole();

// The server of the stories is the route of the guide "Servers", which refuses such a request.
const refused = recordRefusedRequests();
afterEach(() => {
  const [request] = refused.splice(0);
  if (request !== undefined) throw new Error(`The allow-list refuses ${request}`);
});

configure({ asyncUtilTimeout: 60_000 });

/** Runs axe on a played story in dark and right-to-left. Storybook's own hook has run it in light and left-to-right. */
async function checkDarkAndRtl(story: StoryContext<ReactRenderer>): Promise<void> {
  await findNothing(await rerenderStory(story, { theme: "dark", direction: "rtl" }));
}

// Storybook's own setup has set its annotations by now. Hooks run in reverse order, so Storybook's hook runs before this one.
beforeAll(() => {
  setProjectAnnotations([{ afterEach: checkDarkAndRtl }, globalThis.globalProjectAnnotations]);
});

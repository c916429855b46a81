import type { ReactRenderer } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/types";
import { expect } from "vitest";
import { commands, page } from "vitest/browser";
import { rerenderStory } from "../support/rerenderStory.ts";
import { chosenIn } from "./chosen.ts";
import { least, modeNames, modes, tallest } from "./modes.ts";
import { pictureOf } from "./pictureOf.ts";
import { sameNumbers } from "./sameNumbers.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    keepSmall(picture: string): Promise<void>;
  }
}

/** Waits for the page's fonts, and makes the window as tall as the page. */
async function fit(width: number): Promise<void> {
  await page.viewport(width, least);
  await document.fonts.ready;
  await page.viewport(width, Math.min(document.documentElement.scrollHeight, tallest));
  scrollTo(0, 0);
}

/** Draws a played story in each mode, where nothing may stick out of the window, and compares it with its picture in the mode it is chosen for. */
export async function takePictures(story: StoryContext<ReactRenderer>): Promise<void> {
  for (const mode of modeNames) {
    const { width, globals } = modes[mode];
    await rerenderStory(story, globals);
    sameNumbers(story.canvasElement);
    await fit(width);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect.soft({ mode, sticksOut: scrollWidth - clientWidth }).toEqual({ mode, sticksOut: 0 });
    if (!chosenIn(mode).includes(story.id)) continue;
    const picture = pictureOf(mode, story.id);
    await expect.soft(document.documentElement).toMatchScreenshot(picture);
    await commands.keepSmall(picture);
  }
}

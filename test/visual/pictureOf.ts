import type { ModeName } from "./modes.ts";

/** The name of a story's picture, from the story's id: a folder for each mode, in that a folder for each file of stories. */
export const pictureOf = (mode: ModeName, story: string): string =>
  `${mode}/${story.replace("--", "/")}`;

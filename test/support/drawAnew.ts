import type { ReactRenderer } from "@storybook/react-vite";
import type { PreparedStory, StoryContext } from "storybook/internal/types";

type Story = StoryContext<ReactRenderer> & Pick<PreparedStory<ReactRenderer>, "unboundStoryFn">;

/** Storybook gives its hooks all that it knows of a story, and its types tell less. */
const isWhole = (story: StoryContext<ReactRenderer>): story is Story => "unboundStoryFn" in story;

const rethrow = (error: unknown) => {
  throw error;
};

/** Draws a story anew as Storybook does when something is chosen in its toolbar: what was played stays. The answer is the story as it is then. */
export async function drawAnew(
  story: StoryContext<ReactRenderer>,
  chosen: Story["globals"],
): Promise<StoryContext<ReactRenderer>> {
  if (!isWhole(story)) throw new Error(`${story.id} cannot be drawn anew`);
  const storyContext = { ...story, globals: { ...story.globals, ...chosen } };
  await globalThis.globalProjectAnnotations.renderToCanvas?.(
    {
      ...story,
      storyContext,
      storyFn: () => story.unboundStoryFn(storyContext),
      forceRemount: false,
      showMain: () => {},
      showError: rethrow,
      showException: rethrow,
    },
    story.canvasElement,
  );
  return storyContext;
}

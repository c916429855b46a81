import type { ReactRenderer } from "@storybook/react-vite";
import type { PreparedStory, StoryContext } from "storybook/internal/types";

type Story = StoryContext<ReactRenderer> & Pick<PreparedStory<ReactRenderer>, "unboundStoryFn">;

/** Storybook passes more to its hooks than its types say. */
const isWhole = (story: StoryContext<ReactRenderer>): story is Story => "unboundStoryFn" in story;

const rethrow = (error: unknown) => {
  throw error;
};

/** Renders a story again, as Storybook does when somebody uses its toolbar, so that the state after `play` stays. Returns the story with these globals. */
export async function rerenderStory(
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

import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { lazyComponent } from "../../../src/react/support/lazyComponent.ts";
import { serverHtml } from "../../support/serverHtml.ts";

const Loaded = () => "loaded";

test("loads when it mounts, and on a server renders `plain`", async () => {
  const fetch = vi.fn<() => Promise<() => string>>(async () => Loaded);
  const Lazy = lazyComponent<{ plain: string }>(fetch);
  expect(serverHtml(<Lazy plain="plain" />)).toBe("plain");
  expect(fetch).not.toHaveBeenCalled();
  const { container, findByText } = render(<Lazy plain="plain" />);
  expect(container.textContent).toBe("plain");
  await findByText("loaded");
});

test("renders `plain` after a failure, and loads again when it mounts again", async () => {
  const fetch = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error("The file is not there"))
    .mockResolvedValue(Loaded);
  const Lazy = lazyComponent<{ plain: string }>(fetch);
  const first = render(<Lazy plain="plain" />);
  await act(async () => {});
  expect(first.container.textContent).toBe("plain");
  first.unmount();
  await render(<Lazy plain="plain" />).findByText("loaded");
});

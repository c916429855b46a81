import { act, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyComponent } from "../../../src/react/support/lazyComponent.ts";
import { serverHtml } from "../../support/serverHtml.ts";

const Loaded = () => "loaded";
const missing = new Error("The file is not there");

afterEach(() => void vi.useRealTimers());

const later = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test("loads when it mounts, and on a server renders `plain`", async () => {
  const fetch = vi.fn<() => Promise<() => string>>(async () => Loaded);
  const Lazy = lazyComponent<{ plain: string }>(fetch);
  expect(serverHtml(<Lazy plain="plain" />)).toBe("plain");
  expect(fetch).not.toHaveBeenCalled();
  const { container, findByText } = render(<Lazy plain="plain" />);
  expect(container.textContent).toBe("plain");
  await findByText("loaded");
});

test.each([
  [undefined, "plain"],
  [9000, "loaded"],
])("after a failure, with %s ms, renders %s", async (retryAfter, text) => {
  vi.useFakeTimers();
  const fetch = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing)
    .mockResolvedValue(Loaded);
  const Lazy = lazyComponent<{ plain: string }>(fetch, retryAfter);
  const { container } = render(<Lazy plain="plain" />);
  await later(17_999);
  expect(container.textContent).toBe("plain");
  await later(1);
  expect(container.textContent).toBe(text);
});

import { act, renderHook } from "@testing-library/react";
import { useHashStep } from "parameter-form/collection";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, stepShown } from "../support/renderCollection.tsx";

/** Leads to an address, as a link or the browser's Back does, and waits until it is told. */
async function lead(to: string): Promise<void> {
  const reported = new Promise((resolve) =>
    addEventListener("hashchange", resolve, { once: true }),
  );
  await act(async () => {
    location.hash = to;
    await reported;
  });
}

const clear = (): void => history.replaceState(null, "", location.pathname);
beforeEach(clear);
afterEach(clear);

describe("the step of an address", () => {
  test.each<readonly [hash: string, key: string | undefined, step: string | undefined]>([
    ["", undefined, undefined],
    ["#step=federal-w4", undefined, "federal-w4"],
    ["#step=review", undefined, "review"],
    ["#step=", undefined, undefined],
    ["#step", undefined, undefined],
    ["#main", undefined, undefined],
    ["#tab=2", undefined, undefined],
    ["#tab=2&step=sign", undefined, "sign"],
    ["#step=sign&tab=2", undefined, "sign"],
    ["#first-step=sign", undefined, undefined],
    ["#step=a%26b%3Dc%20d", undefined, "a&b=c d"],
    ["#step=a+b", undefined, "a b"],
    ["#step=%E4%B8%AD", undefined, "中"],
    ["#step=%", undefined, "%"],
    ["#step=a&other=b", "other", "b"],
    ["#step=a", "other", undefined],
    ["#__proto__=a", "__proto__", "a"],
  ])("%j, key %j: %j", (hash, key, step) => {
    history.replaceState(null, "", hash || location.pathname);
    expect(renderHook(() => useHashStep(key)).result.current.step).toBe(step);
  });
});

describe("the address of a step", () => {
  test.each<readonly [before: string, key: string | undefined, to: string, after: string]>([
    ["", undefined, "federal-w4", "#step=federal-w4"],
    ["#step=a", undefined, "b", "#step=b"],
    ["#main", undefined, "b", "#step=b"],
    ["#tab=2", undefined, "b", "#tab=2&step=b"],
    ["#tab=2&step=a&q=%20", undefined, "b", "#tab=2&q=%20&step=b"],
    ["#step=a", "other", "b", "#step=a&other=b"],
    ["#step=a&other=b", "other", "c", "#step=a&other=c"],
    ["", undefined, "a&b=c d", "#step=a%26b%3Dc+d"],
    ["", undefined, "中", "#step=%E4%B8%AD"],
    ["", "a b", "c", "#a+b=c"],
    ["#a+b=c", "a b", "d", "#a+b=d"],
  ])("%j, key %j, to %j: %j", (before, key, to, after) => {
    for (const replace of [false, true]) {
      history.replaceState(null, "", before || location.pathname);
      const entries = history.length;
      const { result } = renderHook(() => useHashStep(key));
      result.current.onStepChange(to, { replace });
      expect(location.hash).toBe(after);
      expect(history.length - entries).toBe(replace ? 0 : 1);
      expect(renderHook(() => useHashStep(key)).result.current.step).toBe(to);
    }
  });
});

test("keeps the step on a link within the page, and resets it by the browser's Back", async () => {
  const { result } = renderHook(() => useHashStep(), { reactStrictMode: true });
  await lead("#step=b");
  expect(result.current.step).toBe("b");
  await lead("#main");
  expect(result.current.step).toBe("b");
  await lead("");
  expect(result.current.step).toBe(undefined);
});

test("returns a stable function", async () => {
  const { result } = renderHook(() => useHashStep());
  const { onStepChange } = result.current;
  await lead("#step=b");
  expect(result.current.onStepChange).toBe(onStepChange);
});

test("renders the first step on a server, whatever its address", () => {
  history.replaceState(null, "", "#step=b");
  function Shown() {
    return <>{String(useHashStep().step)}</>;
  }
  expect(renderToString(<Shown />)).toBe("undefined");
});

test("replaces an unknown address in the history", async () => {
  history.replaceState(null, "", "#step=gone");
  const entries = history.length;
  const { result } = renderHook(() => useHashStep());
  const forms = [{ form: formOf("a", "Name: string?") }, { form: formOf("b", "Zip: string?") }];
  const onStepChange = vi.fn(result.current.onStepChange);
  const view = renderCollection({ forms, step: result.current.step, onStepChange });
  expect(stepShown()).toBe("Step 1 of 3: Form a");
  expect([location.hash, history.length - entries]).toEqual(["#step=a", 0]);
  await view.press("Continue");
  expect([location.hash, history.length - entries]).toEqual(["#step=b", 1]);
});

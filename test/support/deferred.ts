import { act } from "@testing-library/react";

/** A promise that the test resolves, and waits for the renders that follow. */
export function deferred<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: T): Promise<void> => act(async () => settle(value)) };
}

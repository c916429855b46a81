import { act } from "@testing-library/react";

/** A promise that is settled by the test, with all that follows from it drawn. */
export function later<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: T): Promise<void> => act(async () => settle(value)) };
}

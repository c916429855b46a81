"use client";
import { useEffect, useRef } from "react";

/**
 * Gives a function that fetches once more, and resolves when what came is drawn, or nothing came.
 */
export function useRevalidation<T>(
  data: T | undefined,
  refetch: () => Promise<{ readonly data: T | undefined }>,
): () => Promise<void> {
  const drawn = useRef({ data, tell: (): void => undefined });
  useEffect(() => {
    const { current } = drawn;
    current.data = data;
    current.tell();
    return () => current.tell();
  }, [data]);
  return async () => {
    const { data: now } = await refetch();
    const { current } = drawn;
    if (current.data !== now) await new Promise<void>((resolve) => (current.tell = resolve));
  };
}

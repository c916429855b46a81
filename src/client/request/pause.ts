import type { Watch } from "./withDeadline.ts";

/**
 * Resolves after `ms`, or rejects at once with what `watch` gives. No timer or listener outlives
 * the promise.
 */
export function pause(ms: number, watch: Watch): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch: ReturnType<Watch>;
  return new Promise<void>((resolve, reject) => {
    unwatch = watch(reject);
    timer = setTimeout(resolve, ms);
  }).finally(() => {
    clearTimeout(timer);
    unwatch?.();
  });
}

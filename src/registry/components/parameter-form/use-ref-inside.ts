import { type Ref, type RefCallback, useCallback } from "react";

/**
 * Returns a ref for a wrapper that passes the element inside to `ref`. React 18 passes no `ref` to
 * a component without `forwardRef`.
 */
export const useRefInside = <Tag extends "button" | "input" | "select" | "textarea">(
  tag: Tag,
  ref: Ref<HTMLElementTagNameMap[Tag]> | undefined,
): RefCallback<HTMLElement> =>
  useCallback(
    (around) => {
      const inside = around?.querySelector(tag) ?? null;
      if (typeof ref === "function") ref(inside);
      else if (ref) Object.assign(ref, { current: inside });
    },
    [tag, ref],
  );

import { type Ref, type RefCallback, useCallback } from "react";

/**
 * A ref for what is around an element, which the element's own ref is given. React 18 hands none on
 * to a component without `forwardRef`.
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

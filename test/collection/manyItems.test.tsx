import { differentIn, type CollectionCheck } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { formOf, renderCollection } from "../support/renderCollection.tsx";

test.each([5, 40])(
  "a check between %i unfinished items runs a few times at Continue",
  async (min) => {
    const check = vi.fn<CollectionCheck>(differentIn("people", "First"));
    const { press } = renderCollection({
      forms: [
        { form: formOf("people", "First: string", "Last: string"), repeat: { min } },
        { form: formOf("z", "End: string?") },
      ],
      checks: [check],
    });
    check.mockClear();
    await press("Continue");
    expect(document.querySelectorAll(".pf-summary")).toHaveLength(1);
    expect(check.mock.calls.length).toBeLessThan(5);
  },
);

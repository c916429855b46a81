import { FormReview } from "parameter-form/collection";
import { parseForm } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience, setPage, show } from "../support/browser.tsx";
import { pale } from "../support/contrast.ts";
import { questions } from "../support/questions.ts";

const forms = [{ form: parseForm(questions("Name: string?")), values: { Name: "Ana" } }];

test.each(["light", "dark"] as const)(
  "while answers are sent, “Change” looks busy in the %s theme and does nothing",
  async (theme) => {
    setPage(theme);
    const onChange = vi.fn();
    const rerender = show(<FormReview forms={forms} onChange={onChange} />);
    const change = page.getByRole("button", { name: "Change Name" });
    const look = () => {
      const { color, cursor } = getComputedStyle(change.element());
      return { color, cursor };
    };
    await expect.element(change).toBeVisible();
    const { color } = look();
    rerender(<FormReview forms={forms} onChange={onChange} busy />);
    await vi.waitFor(() => expect(look().cursor).toBe("progress"), patience);
    expect(look().color).not.toBe(color);
    expect(pale([".pf-review-change button"])).toEqual([]);
    // A driver waits for as long as a button says that it cannot be pressed.
    await userEvent.keyboard("{Tab}{Enter}");
    expect(change.element()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    rerender(<FormReview forms={forms} onChange={onChange} />);
    await vi.waitFor(() => expect(look().cursor).toBe("pointer"), patience);
    await userEvent.click(change);
    expect(onChange).toHaveBeenCalledExactlyOnceWith("", "Name");
  },
);

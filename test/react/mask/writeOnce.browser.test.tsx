import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openAmount } from "../../support/amountField.tsx";

test("what a person types writes no attribute of the input, and what the app changes does", async () => {
  const { input, set, stored } = await openAmount({ mask: "live" });
  await userEvent.click(input);
  const written: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    written.push(...records.map(({ attributeName }) => attributeName)),
  );
  observer.observe(input, { attributes: true });
  await userEvent.keyboard("1234.5");
  await expect.poll(stored).toBe("1234.5");
  expect(written).toEqual([]);
  set({ rules: { amount: { validate: () => null, input: { type: "tel" } } } });
  await expect.poll(() => input.type).toBe("tel");
  expect(input.getAttribute("type")).toBe("tel");
  expect(input.name).toBe("");
});

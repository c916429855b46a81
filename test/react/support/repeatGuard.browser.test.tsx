import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { guardRepeatedActivation } from "../../../src/react/support/repeatGuard.ts";
import { find, show } from "../../support/browser.tsx";

const place = { position: "fixed", top: 20, left: 20, width: 200, height: 40 } as const;

/** A button that leads at once to an input at its own place. */
function Leading() {
  const [isThere, lead] = useState(false);
  const press = (): void => {
    const release = guardRepeatedActivation();
    lead(true);
    release(0);
  };
  if (isThere) return <input aria-label="Words" defaultValue="words" style={place} />;
  return (
    <button style={place} onClick={press}>
      Continue
    </button>
  );
}

test.each([
  ["at once", 0],
  ["after a click", 1],
])("a double click selects the word at the place of the press, %s", async (_, clicks) => {
  show(<Leading />);
  await userEvent.click(page.getByRole("button", { name: "Continue" }));
  const input = await find("input");
  for (let at = 0; at < clicks; at++) await userEvent.click(input);
  await userEvent.dblClick(input);
  expect(getSelection()?.toString()).toBe("words");
});

import { FormCollection } from "parameter-form/collection";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectFocus, find, show } from "../support/browser.tsx";
import { forceColors, looks, setLook, stopsTo } from "../support/focusRing.ts";
import { questions } from "../support/questions.ts";

const form = { ...questions("Extra: currency?"), id: "w4", description: "Withholding" };
const attestation = { statement: "I declare that this is true." };
const heading = "H2 pf-heading";
const input = "INPUT pf-control";
const [button, plain, page, task] = ["button", "button-plain", "page-button", "task-link"].map(
  (name) => `BUTTON pf-${name}`,
);
const back = "{Shift>}{Tab}{/Shift}";

/** Keys, what has focus then, the last button of the step, and what is stopped at on the way to it. */
const steps = [
  [`${back}{Enter}`, "Withholding", "Back", button, page, heading, input],
  [`${back}{Enter}`, "Forms to fill in", "Check your answers", button, task, heading],
  ["{Enter}", "Check your answers", "Back", button, plain, page, heading],
  [`${back}{Enter}`, "Sign", "Back", button, page, heading, input],
  [`${back}{Enter}`, "There is a problem", "Back", "A", button, page, "DIV pf-summary", input],
  [`${back}${back}Ana{Enter}`, "Your answers were received", "Download", page, heading, "SUMMARY"],
] as const;

afterEach(() => forceColors("none"));

test.each(looks)("focus shows as an outline in the $theme theme with $colors", async (look) => {
  await setLook(look);
  show(
    <FormCollection
      variant="tasks"
      forms={[{ form, title: "Withholding" }]}
      attestation={attestation}
      onSign={() => ({ document: "document_1" })}
    />,
  );
  await find(".pf-task-link");
  await userEvent.keyboard("{Tab}");
  expect(await stopsTo("Check your answers")).toEqual({ faint: [], seen: [button, page, task] });
  for (const [keys, focused, last, ...seen] of steps) {
    await userEvent.keyboard(keys);
    await expectFocus(focused);
    // A heading takes focus to be read: there is nothing to do with it, and no ring that says so.
    const faint = seen.filter((stop) => stop === heading);
    expect(await stopsTo(last)).toEqual({ faint, seen });
  }
});

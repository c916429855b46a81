import { ParameterForm } from "parameter-form";
import { expect, test } from "vitest";
import { fill } from "../../../src/testing/conformance/page.ts";
import { painted, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";

/** The first input, in the very task in which it comes to the page. */
const firstInput = (use: (input: HTMLInputElement) => void): Promise<HTMLInputElement> =>
  new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const input = document.querySelector("input");
      if (!input) return;
      observer.disconnect();
      use(input);
      resolve(input);
    }).observe(document.body, { childList: true, subtree: true });
  });

test("keeps text typed before any effect ran, in strict mode, too", async () => {
  const view = firstInput((input) => fill(input, "$1234.50"));
  show(<ParameterForm form={questions("Amount: currency")} onSubmit={() => {}} />);
  const input = await view;
  await painted();
  expect(input.value).toBe("$1,234.50");
  fill(input, "$1,234.505");
  await painted();
  expect(input.value).toBe("$1,234.505");
});

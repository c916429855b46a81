import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience } from "../support/browser.tsx";
import { questions } from "../support/questions.ts";
import { canary, listenIn, tells, traces } from "../support/traces.ts";
import { all, open } from "./privacyPage.tsx";

test("what is searched for is nowhere, also when nothing is like it", async () => {
  const heard = listenIn();
  const options = Array.from({ length: 20 }, (_, at) => `o${at}`).join("|");
  const { told } = await open(questions(`Place: select ${options}`), {});
  const box = page.elementLocator(await find("input[role=combobox]"));
  await userEvent.type(box, "73194826");
  expect(box.element()).toHaveValue("73194826");
  await expect.element(page.getByRole("status").first()).toBeInTheDocument();
  expect(traces()).toEqual([]);
  await userEvent.keyboard("{Escape}{Tab}");
  expect(traces()).toEqual([]);
  expect([...told.mock.calls, ...heard].filter(tells)).toEqual([]);
});

test("a stored number that is changed is nowhere, while it is seen and while it is hidden", async () => {
  const heard = listenIn();
  const { told, ref } = await open(questions("ssn: string", "Other: string?"), {
    fields: { ssn: { stored: "6789" } },
  });
  await userEvent.click(page.getByRole("button", { name: /^Change/ }));
  const box = page.getByLabelText("ssn", { exact: true });
  await userEvent.type(box, "731-94-8265");
  expect(traces()).toEqual([]);
  await userEvent.click(page.getByLabelText("Other"));
  expect(box.element()).not.toHaveValue("731-94-8265");
  expect(traces()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: /^Show/ }));
  expect(box.element()).toHaveValue("731-94-8265");
  expect(traces()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: /^Hide/ }));
  expect(ref.current?.getValues()["ssn"]).toMatch(canary);
  await ref.current?.submit();
  await vi.waitFor(() => expect(all(".pf-summary").length).toBe(1), patience);
  expect(traces()).toEqual([]);
  expect([...told.mock.calls, ...heard].filter(tells)).toEqual([]);
});

import { ParameterForm } from "parameter-form";
import { Fragment, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, patience } from "../../support/browser.tsx";
import { serverHtml } from "../../support/serverHtml.ts";
import { items } from "../combobox/comboboxPage.tsx";

const parameters = [
  { name: "few", label: "Few", type: "select", required: true, options: items(3) },
  { name: "note", label: "Note", type: "string", required: true },
];

test.each([
  ["strict mode", StrictMode],
  ["plain mode", Fragment],
])("in %s, keeps an option chosen in a select before hydration", async (_, Mode) => {
  const tree = (
    <Mode>
      <ParameterForm form={{ parameters }} onSubmit={() => {}} />
    </Mode>
  );
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = serverHtml(tree);
  const select = main.querySelector("select");
  if (select) select.selectedIndex = 2;
  const root = hydrateRoot(main, tree);
  onTestFinished(() => root.unmount());
  await vi.waitFor(
    () => expect(Object.keys(main.querySelector("button") ?? {})).not.toEqual([]),
    patience,
  );
  await userEvent.click(await find("button[type=submit]"));
  await find(".pf-summary");
  expect([...document.querySelectorAll(".pf-summary li")].map((li) => li.textContent)).toEqual([
    "Note: enter your answer",
  ]);
  expect(select?.selectedIndex).toBe(2);
});

import { screen, within } from "@testing-library/react";
import type { FormCollectionProps } from "parameter-form/collection";
import { afterEach, describe, expect, test, vi } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";

afterEach(() => void vi.unstubAllGlobals());

async function finish(more: Partial<FormCollectionProps> = {}) {
  const view = renderCollection({
    forms: [{ form: formOf("a", "Name: string"), defaultValues: { Name: "Ada" } }],
    step: "review",
    ...more,
  });
  await view.press("Submit");
  return view;
}

describe("the receipt step", () => {
  test.each<readonly [string, Partial<FormCollectionProps>, string, number]>([
    ["of forms is marked as done", {}, "Your answers were received", 1],
    ["of no forms is not", { forms: [] }, "There was nothing to submit", 0],
  ])("%s", async (_, more, title, marks) => {
    await finish({ headingLevel: 3, ...more });
    const step = screen.getByRole("region", { name: title });
    expect(within(step).getByRole("heading", { level: 3 })).toHaveTextContent(title);
    expect(step.querySelectorAll(".pf-receipt-head svg")).toHaveLength(marks);
    expect(screen.queryByRole("list", { name: "Progress" })).toBeNull();
  });

  test("renders the forms and the next steps below its heading", async () => {
    await finish({ headingLevel: 3, whatNext: "Wait" });
    expect(screen.getAllByRole("heading", { level: 4 }).map((one) => one.textContent)).toEqual([
      "What happens next",
      "Form a",
    ]);
  });

  test("uses the app's messages and locale", async () => {
    const messages = { lang: "de", receivedOn: "Am {date}", print: "Drucken", download: "Sichern" };
    await finish({ locale: "de-DE", messages });
    expect(document.querySelector(".pf-receipt-at")).toHaveTextContent(/^Am \d+\. \p{L}+ \d{4}/u);
    expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual([
      "Drucken",
      "Sichern",
    ]);
  });

  test("calls window.print", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const view = await finish();
    await view.press("Print");
    expect(print.mock.calls).toEqual([[]]);
  });

  test("saves a text file", async () => {
    const files: { readonly name: string; readonly url: string }[] = [];
    const blobs: Blob[] = [];
    const create = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return "blob:receipt";
    });
    const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, url: this.href });
    });
    const view = await finish();
    await view.press("Download");
    expect(files).toEqual([{ name: "receipt.txt", url: "blob:receipt" }]);
    expect(blobs.map(({ type }) => type)).toEqual(["text/plain;charset=utf-8"]);
    expect(await blobs[0]?.text()).toContain("Name: Ada");
    await vi.waitFor(() => expect(revoke.mock.calls).toEqual([["blob:receipt"]]));
    for (const spy of [create, revoke, click]) spy.mockRestore();
  });
});

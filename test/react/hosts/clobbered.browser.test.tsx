import { ParameterForm } from "parameter-form";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";

/** What React itself asks of the element of a form whose children come and go. */
const methodNames = ["nodeName", "appendChild", "insertBefore", "removeChild"];

/** Every name that a form's element has from its prototypes. */
function inheritedNames(): readonly string[] {
  const names = new Set<string>();
  let at: object | null = HTMLFormElement.prototype;
  for (; at !== null; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  return [...names].filter((name) => !methodNames.includes(name));
}

async function htmlAt(selector: string): Promise<HTMLElement> {
  const found = await find(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`${selector} is no HTML`);
  return found;
}

test("works with the page's controls that shadow every property of the form element", async () => {
  const onSubmit = vi.fn();
  const names = inheritedNames();
  expect(names).toEqual(expect.arrayContaining(["addEventListener", "submit", "contains"]));
  const rerender = show(
    <>
      {names.map((name) => (
        <input key={name} name={name} form="ours" hidden />
      ))}
      <ParameterForm
        id="ours"
        form={questions("Name: string", "Exempt: boolean?")}
        onSubmit={onSubmit}
      />
      <button type="reset" form="ours">
        Start over
      </button>
    </>,
  );
  // By keyboard and by selectors: what finds elements by their roles asks the form for attributes.
  const box = await htmlAt("main form input:not([name])");
  const pageText = () => document.body.textContent;
  const type = async (text: string) => {
    box.focus();
    await userEvent.keyboard(text);
  };
  await type("{Enter}");
  await vi.waitFor(() => expect(pageText()).toContain("There is a problem"), patience);
  await type("Ana");
  (await htmlAt("button[type=reset]")).click();
  await vi.waitFor(() => expect(box).toHaveProperty("value", ""), patience);
  await type("Ben{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ Name: "Ben" });
  await vi.waitFor(() => expect(pageText()).toContain("Your answers were received"), patience);
  rerender(null);
  await vi.waitFor(() => expect(box.isConnected).toBe(false), patience);
});

import type { Page } from "playwright";
import type { Step } from "./steps.ts";

/** What has focus: the question that it belongs to, or the text of a button, and how it is answered. */
interface Focus {
  readonly label: string;
  readonly kind: "text" | "select" | "combobox" | "radio" | "checkbox" | "other";
  /** What it shows as its answer. */
  readonly shown: string;
}

const focusIn = (page: Page): Promise<Focus> =>
  page.evaluate((): Focus => {
    const at = document.activeElement;
    const label = at?.closest(".pf-field")?.querySelector(".pf-label")?.cloneNode(true);
    if (!(label instanceof HTMLElement) || at instanceof HTMLButtonElement)
      return { label: at?.textContent ?? "", kind: "other", shown: "" };
    label.querySelector(".pf-mark")?.remove();
    const focus = (kind: Focus["kind"], shown = "") => ({
      label: label.textContent.trim(),
      kind,
      shown,
    });
    if (at instanceof HTMLSelectElement) return focus("select", at.selectedOptions[0]?.label);
    if (at instanceof HTMLTextAreaElement) return focus("text", at.value);
    if (!(at instanceof HTMLInputElement)) return focus("other");
    if (at.type === "radio")
      return focus("radio", at.labels?.[0]?.querySelector("span:not(:has(*))")?.textContent);
    if (at.type === "checkbox") return focus("checkbox");
    return focus(at.role === "combobox" ? "combobox" : "text", at.value);
  });

/** Presses a key until something that is looked for has focus. */
async function pressUntil(page: Page, key: string, isIt: (focus: Focus) => boolean) {
  const seen: string[] = [];
  for (let focus = await focusIn(page); seen.length < 60; focus = await focusIn(page)) {
    if (isIt(focus)) return focus;
    seen.push(focus.shown || focus.label);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} led to ${seen.join(", ")} and not to what was looked for`);
}

/** Answers the question that has focus, in place of what stands there. */
async function answer(page: Page, { kind }: Focus, keys: string): Promise<void> {
  const { keyboard } = page;
  if (kind === "checkbox") return keyboard.press("Space");
  if (kind === "select" || kind === "radio") {
    await keyboard.press(kind === "radio" ? "Space" : "Home");
    await pressUntil(page, "ArrowDown", ({ shown }) => shown === keys);
    return;
  }
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("Delete");
  for (const [at, part] of keys.split("↵").entries()) {
    if (at > 0) await keyboard.press("Enter");
    await keyboard.type(part);
  }
  if (kind === "combobox") await keyboard.press("Enter");
}

/** Goes on to a question, by keys. */
export const goTo = (page: Page, label: string, key = "Tab"): Promise<Focus> =>
  pressUntil(page, key, (focus) => focus.label === label && focus.kind !== "other");

/** Goes to a question, answers it and leaves it; what is said there then, or nothing. */
export async function take(page: Page, { label, keys }: Step): Promise<string> {
  const key = (await focusIn(page)).label === label ? "Shift+Tab" : "Tab";
  await answer(page, await goTo(page, label, key), keys);
  await pressUntil(page, "Tab", (focus) => focus.label !== label);
  return page.evaluate((text) => {
    const labels = [...document.querySelectorAll(".pf-label")];
    const message = labels
      .find(({ firstChild }) => firstChild?.textContent?.trim() === text)
      ?.closest(".pf-field")
      ?.querySelector(".pf-error, .pf-warning");
    return (message?.textContent ?? "").replace(/^[^ ]+: /, "").trim();
  }, label);
}

/** Goes to the button at the end, and presses it. */
export async function submit(page: Page, back: boolean, key: "Enter" | "Space"): Promise<void> {
  await pressUntil(page, back ? "Shift+Tab" : "Tab", ({ label }) =>
    /^(Submit|Absenden)$/.test(label),
  );
  await page.keyboard.press(key);
}

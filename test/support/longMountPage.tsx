import "parameter-form/styles.css";
import { ParameterForm } from "parameter-form";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { longFormOf } from "./longForm.ts";
import { painted } from "./painted.ts";
import { keepBusy, watchTasks } from "./watchTasks.ts";

// The address says how many questions there are, 600 where it says nothing, and how many milliseconds are spent on nothing meanwhile.
const [count = 0, planted = 0] = location.pathname.split("/").slice(1).map(Number);
const size = count || 600;
const form = longFormOf(size);
const main = document.querySelector("main") ?? document.body;
const drawn = () => main.querySelectorAll(".pf-field :is(input, select)").length;

/** Waits until as many fields are drawn; the answer is when they were. */
const whenDrawn = (least: number): Promise<number> =>
  new Promise((seen) => {
    const observer = new MutationObserver(() => {
      if (drawn() < least) return;
      observer.disconnect();
      seen(performance.now());
    });
    observer.observe(main, { childList: true, subtree: true });
  });

/** The longest task between the one that drew the first screenful and the page's being idle, for tests. */
async function longest(): Promise<number> {
  const tasks = watchTasks();
  const all = whenDrawn(size);
  const first = await whenDrawn(1);
  setTimeout(() => keepBusy(planted));
  await all;
  await painted();
  await new Promise((idle) => requestIdleCallback(idle));
  return tasks.longest(first);
}
Reflect.set(window, "longest", longest());

createRoot(main).render(
  <StrictMode>
    <ParameterForm form={form} onSubmit={() => undefined} />
  </StrictMode>,
);

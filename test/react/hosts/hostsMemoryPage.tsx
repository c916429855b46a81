import { ParameterForm } from "parameter-form";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { questions } from "../../support/questions.ts";

const many = Array.from({ length: 20 }, (_, at) => `option ${at}`).join("|");
const types = [
  "boolean?",
  "currency?",
  "number",
  "percent?",
  `select ${many}`,
  "string",
  "string?",
];
const lines = Array.from({ length: 50 }, (_, at) => `Question ${at}: ${types[at % types.length]}`);
const definition = { parameters: [...questions(...lines.slice(1), "ssn: string").parameters] };

const task = () => new Promise((done) => setTimeout(done));

/** Draws a form of 50 parameters, types into it, fails to submit it, and takes it away again, as often as asked for. */
async function mount(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const main = document.body.appendChild(document.createElement("main"));
    const root = createRoot(main);
    const form = structuredClone(definition);
    flushSync(() =>
      root.render(
        <StrictMode>
          <ParameterForm form={form} onSubmit={() => undefined} />
        </StrictMode>,
      ),
    );
    await task();
    const input = main.querySelector("input");
    input?.focus();
    document.execCommand("insertText", false, "1");
    input?.blur();
    if (at % 10 === 0) main.querySelector("form")?.requestSubmit();
    await task();
    const fields = main.querySelectorAll(".pf-field").length;
    if (fields !== 50 || input?.value !== "1.00")
      throw new Error(`Of 50 fields ${fields} were drawn, and "${input?.value}" was typed`);
    root.unmount();
    main.remove();
  }
}
Reflect.set(window, "mount", mount);

import { act, fireEvent, render } from "@testing-library/react";
import { ParameterForm, type ParameterFormHandle, type ParameterFormProps } from "parameter-form";
import { createRef, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";
import { serverHtml } from "../../support/serverHtml.ts";

const lines = [
  "Name: string?",
  "SSN: string?",
  "Pay: currency?",
  "Hours: number?",
  "Exempt: boolean?",
  "Plan: select? a|b|c",
  `State: select? ${Array.from({ length: 20 }, (_, at) => `s${at}`).join("|")}`,
] as const;

/** A form as a server sent it; the answer brings the script, and gives what is answered then. */
function serve(props: Partial<ParameterFormProps> = {}) {
  const handle = createRef<ParameterFormHandle>();
  const app = (
    <StrictMode>
      <section>
        <ParameterForm ref={handle} form={questions(...lines)} onSubmit={() => {}} {...props} />
      </section>
    </StrictMode>
  );
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = serverHtml(app);
  onTestFinished(() => main.remove());
  return {
    main,
    async hydrate() {
      // React 18 says on the console that it draws all anew.
      const consoleError = vi.spyOn(console, "error").mockReturnValue();
      const root = await act(async () => hydrateRoot(main, app, { onRecoverableError: () => {} }));
      onTestFinished(() => act(() => root.unmount()));
      await settled();
      consoleError.mockRestore();
      return handle.current;
    },
  };
}

const write = (name: string, text: string): void => {
  const control = field(name);
  if (control instanceof HTMLInputElement) control.value = text;
};
const choose = (name: string, place: number): void => {
  const control = field(name);
  if (control instanceof HTMLSelectElement) control.selectedIndex = place;
};
function answer(): void {
  write("Name", "Ada");
  write("SSN", "987-65-4320");
  write("Pay", "1234.5");
  write("Hours", "1.5");
  choose("Exempt", 2);
  choose("Plan", 3);
  choose("State", 20);
}
const answers = {
  Name: "Ada",
  SSN: "987-65-4320",
  Pay: "1234.5",
  Exempt: "false",
  Plan: "c",
  State: "s19",
};

/** What is done to the page before the script is there. */
const changes: readonly (readonly [string, (main: HTMLElement) => void])[] = [
  [
    "an extension puts its button before an input",
    () => field("Name").before(document.createElement("extension-button")),
  ],
  [
    "an extension puts its button after the last control",
    () => field("State").after(document.createElement("extension-button")),
  ],
  [
    "an extension wraps an input",
    () => {
      const [input, box] = [field("Pay"), document.createElement("span")];
      input.replaceWith(box);
      box.append(input);
    },
  ],
  [
    "a translator wraps the text of labels",
    (main) => {
      for (const label of main.querySelectorAll("label")) {
        const font = document.createElement("font");
        font.append(...label.childNodes);
        label.append(font);
      }
    },
  ],
  [
    "a translator translates labels",
    (main) => {
      for (const label of main.querySelectorAll("label")) label.textContent = "Frage";
    },
  ],
  [
    "an element was inserted before the form",
    (main) => main.firstElementChild?.prepend(document.createElement("extension-banner")),
  ],
];

test.each(changes)("where %s, keeps the answers", async (_, change) => {
  const { main, hydrate } = serve();
  answer();
  const before = field("Pay");
  change(main);
  const form = await hydrate();
  expect(before.isConnected).toBe(false);
  expect(form?.getValues()).toEqual(answers);
  expect(field("Name")).toHaveValue("Ada");
  expect(field("Pay")).toHaveValue("1,234.50");
  expect(field("Hours")).toHaveValue("1.5");
  expect(main.outerHTML).not.toContain("4320");
});

test("keeps radio buttons and an agreement", async () => {
  const agreement = { fields: { Exempt: { as: "agreement" } } } as const;
  const { hydrate } = serve({ selectAs: "radio", ...agreement });
  for (const box of ["[type=radio][value='1']", "[type=checkbox]"]) {
    const control = document.querySelector(`input${box}`);
    if (control instanceof HTMLInputElement) control.checked = true;
  }
  field("Name").before(document.createElement("extension-button"));
  const form = await hydrate();
  expect(form?.getValues()).toEqual({ Plan: "b", Exempt: "true" });
});

test("keeps focus", async () => {
  const { hydrate } = serve();
  field("Pay").focus();
  write("Pay", "1234.5");
  field("Name").before(document.createElement("extension-button"));
  await hydrate();
  expect(field("Pay")).toHaveFocus();
  expect(field("Pay")).toHaveValue("1,234.5");
});

test("a form that replaces another starts empty", async () => {
  const { hydrate } = serve();
  await hydrate();
  function Again({ turn }: { readonly turn: number }) {
    return <ParameterForm key={turn} form={questions("Note: string?")} onSubmit={() => {}} />;
  }
  const { rerender } = render(<Again turn={1} />);
  write("Note", "mine");
  fireEvent.input(field("Note"));
  rerender(<Again turn={2} />);
  expect(field("Note")).toHaveValue("");
});

test("a form that replaces an app's own takes nothing from it", () => {
  const own = (
    <p>
      <label id="question-0-label" htmlFor="question-0">
        Comment
      </label>
      <input id="question-0" />
    </p>
  );
  const { rerender } = render(own);
  write("Comment", "mine");
  rerender(<ParameterForm form={questions("Note: string?")} onSubmit={() => {}} />);
  expect(field("Note")).toHaveValue("");
});

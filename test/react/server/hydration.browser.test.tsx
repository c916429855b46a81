import { ParameterForm, type SubmitHandler } from "parameter-form";
import {
  everyType,
  exampleForms,
  type FormDefinition,
  thousandParameters,
} from "parameter-form/service";
import { type ComponentType, type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience } from "../../support/browser.tsx";
import { serverHtml } from "../../support/serverHtml.ts";

const small = exampleForms.filter(({ parameters }) => parameters.length < 100);

const Strict = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>{children}</StrictMode>
);
const Plain = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

/** The HTML of a form without its script yet; the answer brings the script. */
function serve(form: FormDefinition, Mode: ComponentType<{ children: ReactNode }> = Strict) {
  const onSubmit = vi.fn<SubmitHandler>();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const app = (
    <Mode>
      <ParameterForm form={form} onSubmit={onSubmit} />
    </Mode>
  );
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = serverHtml(app);
  /** Something may have changed the page, so that React draws it anew. */
  const hydrate = async (isChanged = false) => {
    const root = hydrateRoot(main, app, { onRecoverableError });
    onTestFinished(() => root.unmount());
    await vi.waitFor(() => {
      const input = document.querySelector("input");
      expect(input && Object.keys(input).some((key) => key.startsWith("__reactProps"))).toBe(true);
    }, patience);
    expect(onRecoverableError.mock.calls.length > 0).toBe(isChanged);
  };
  return { onSubmit, hydrate };
}

const attributes = () =>
  [...document.querySelectorAll("main *")].map((element) =>
    element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
  );

const submit = () => userEvent.click(page.getByRole("button", { name: "Submit" }));

/** What an amount shows once its field was taken over. */
const expectSalary = (shown: string) =>
  vi.waitFor(
    () => expect(page.getByLabelText("Yearly salary").element()).toHaveValue(shown),
    patience,
  );

test.each(small)("$id: hydrates the server's markup unchanged", async (form) => {
  const { hydrate } = serve(form);
  const sent = attributes();
  const elements = [...document.querySelectorAll("main *")];
  await hydrate();
  expect(attributes()).toEqual(sent);
  expect([...document.querySelectorAll("main *")]).toEqual(elements);
  await submit();
  await expectFocus("There is a problem");
});

test("a long form: a server sends every field, and React hydrates them all", async () => {
  const { parameters } = thousandParameters;
  const { hydrate } = serve(thousandParameters);
  const controls = () => [...document.querySelectorAll(".pf-field :is(input, select)")];
  const sent = controls();
  expect(sent).toHaveLength(parameters.length);
  await hydrate();
  expect(controls()).toEqual(sent);
});

test.each(small)(
  "$id: a server sends no styles, listeners, scripts or names, and hides no field",
  ({ id }) => {
    const form = small.find((candidate) => candidate.id === id);
    const html = serverHtml(<ParameterForm form={form} onSubmit={() => {}} />);
    expect(html).toContain("<form");
    expect(html).not.toMatch(
      / style=| on\w+=|<script|<style| name=| (hidden|inert)=| aria-hidden="true"[^>]*><(input|select)/,
    );
  },
);

const modes = { strict: Strict, plain: Plain };

test.each(["strict", "plain"] as const)(
  "in %s mode, keeps and submits text typed and options chosen before hydration",
  async (mode) => {
    const { onSubmit, hydrate } = serve(everyType, modes[mode]);
    await userEvent.keyboard(
      "{Tab}{Tab}Y{Tab}{Tab}61234.5{Tab}{Tab}40{Tab}{Tab}100{Tab}{Tab}{ArrowDown}",
    );
    expect(page.getByLabelText("Yearly salary").element()).toHaveValue("61234.5");
    await hydrate();
    await expectSalary("61,234.50");
    await userEvent.keyboard("{Tab}{Tab}Cook{Enter}");
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      required_boolean: "true",
      required_currency: "61234.5",
      required_number: "40",
      required_percent: "100",
      required_select: "weekly",
      required_string: "Cook",
    });
  },
);

/** What is done to the field in which a person types by then. */
const changes: readonly (readonly [string, (control: Element) => void])[] = [
  ["an extension puts its button", (control) => control.after(document.createElement("x-button"))],
  [
    "a translator wraps every text",
    (control) => {
      const texts = document.createTreeWalker(control.closest("main") ?? control, 4);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const font = document.createElement("font");
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    },
  ],
];

test.each(changes)(
  "where %s while typing, keeps the answers, focus and caret",
  async (_, change) => {
    const { onSubmit, hydrate } = serve(everyType);
    await userEvent.keyboard("{Tab}{Tab}Y{Tab}{Tab}61234.5");
    const before = page.getByLabelText("Yearly salary").element();
    expect(document.activeElement).toBe(before);
    change(before);
    // React 18 says on the console that it draws all anew.
    const consoleError = vi.spyOn(console, "error").mockReturnValue();
    await hydrate(true);
    consoleError.mockRestore();
    expect(before.isConnected).toBe(false);
    await vi.waitFor(
      () => expect(document.activeElement).toBe(page.getByLabelText("Yearly salary").element()),
      patience,
    );
    await userEvent.keyboard(
      "6{Tab}{Tab}40{Tab}{Tab}100{Tab}{Tab}{ArrowDown}{Tab}{Tab}Cook{Enter}",
    );
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      required_boolean: "true",
      required_currency: "61234.56",
      required_number: "40",
      required_percent: "100",
      required_select: "weekly",
      required_string: "Cook",
    });
  },
);

test("Enter and a click on Submit before hydration lose nothing", async () => {
  const { hydrate } = serve(everyType);
  const address = location.href;
  const entries = history.length;
  const leave = vi.fn<() => void>();
  addEventListener("beforeunload", leave);
  onTestFinished(() => removeEventListener("beforeunload", leave));
  const submitted = vi.fn<() => void>();
  (await find("form")).addEventListener("submit", submitted);
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}1500{Enter}");
  await submit();
  expect(submitted).toHaveBeenCalledTimes(2);
  await hydrate();
  expect([location.href, history.length]).toEqual([address, entries]);
  expect(leave).not.toHaveBeenCalled();
  await expectSalary("1,500.00");
});

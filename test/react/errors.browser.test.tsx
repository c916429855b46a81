import { ParameterForm } from "parameter-form";
import { email } from "parameter-form/core";
import { exampleForms } from "parameter-form/service";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show, whenStill } from "../support/browser.tsx";

const headerHeight = 120;

/** A form under a sticky header of the host, which tells the form how much of the page it covers. */
async function failUnderHeader(id: string) {
  const form = exampleForms.find((candidate) => candidate.id === id);
  show(
    <>
      <style>{`.pf-form { --pf-scroll-margin: ${headerHeight + 8}px }`}</style>
      <header style={{ position: "sticky", top: 0, height: headerHeight, background: "Canvas" }}>
        The host
      </header>
      <ParameterForm form={form} onSubmit={() => {}} />
    </>,
  );
  await find("input");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
}

/** Shows the lines that the summary of many errors holds back. */
async function showAllLines() {
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  if (more.query()) await userEvent.click(more);
}

const links = () => page.getByRole("alert").getByRole("link").elements();

/** Whether an element is below the header and above the lower edge of the window. */
function expectInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(headerHeight);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
}

beforeEach(() => page.viewport(900, 500));

test("each link of the summary moves focus to its field, in view below the header", async () => {
  const address = location.href;
  const entries = history.length;
  await failUnderHeader("federal-w4");
  await showAllLines();
  const seen: (string | null)[] = [];
  for (const link of links()) {
    seen.push(link.textContent);
    await userEvent.click(link);
    await expectFocus(link.textContent ?? "");
    const control = document.activeElement;
    await vi.waitFor(() => expectInView(control?.closest(".pf-field") ?? document.body), patience);
  }
  expect(seen).toHaveLength(7);
  expect(location.href).toBe(address);
  expect(history.length).toBe(entries);
});

test.each(["federal-w4", "thousand-parameters"])(
  "%s: the head of the summary is in view below the header",
  async (id) => {
    await failUnderHeader(id);
    for (const attempt of ["first", "second"]) {
      const heading = page.getByRole("heading", { name: "There is a problem" }).element();
      await vi.waitFor(() => expectInView(heading), patience);
      if (attempt === "second") break;
      scrollTo(0, document.body.scrollHeight);
      expect(heading.getBoundingClientRect().bottom).toBeLessThan(0);
      await userEvent.click(
        await whenStill(page.getByRole("button", { name: "Submit" }).element()),
      );
    }
  },
);

const small = exampleForms.filter(({ id }) => id !== "thousand-parameters");

test.each(small)(
  "$id: marks invalid controls, and describes them by visible text",
  async ({ id, parameters }) => {
    await failUnderHeader(id);
    await showAllLines();
    const required = parameters.filter((parameter) => parameter.required).map(({ label }) => label);
    const fields = [...document.querySelectorAll(".pf-field")];
    const labels = fields.map((field) => field.querySelector("label")?.firstChild?.textContent);
    const invalid = document.querySelectorAll('[aria-invalid="true"]');
    expect(labels.filter((_, i) => fields[i]?.querySelector("[aria-invalid]"))).toEqual(required);
    expect(invalid).toHaveLength(links().length);
    for (const [i, control] of [...invalid].entries()) {
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      const described = ids.map((described) => document.getElementById(described));
      const error = described.at(-1);
      expect(described).not.toContain(null);
      expect(error).toBeVisible();
      expect(error).toHaveTextContent(/^Error: /);
      const label = `${required[i]}`;
      const text = error?.textContent?.replace("Error: ", "") ?? "?";
      // Many missing answers are listed by their labels alone.
      const line = required.length > 5 ? label : `${label}: ${text}`;
      expect(links()[i]?.textContent?.toLowerCase()).toBe(line.toLowerCase());
      expect(error?.getBoundingClientRect().bottom).toBeLessThan(
        control.getBoundingClientRect().top,
      );
      expect(control).toHaveAccessibleDescription(
        expect.stringContaining(error?.textContent ?? "?"),
      );
    }
  },
);

test("removes the message of a corrected answer at once, and only that one", async () => {
  await failUnderHeader("direct-deposit");
  const count = () => document.querySelectorAll('[aria-invalid="true"]').length;
  const before = count();
  await userEvent.keyboard("{Tab}{Enter}A");
  await expectFocus("Name on the account");
  await vi.waitFor(() => expect(count()).toBe(before - 1), patience);
  expect(document.activeElement).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Backspace}");
  await vi.waitFor(() => expect(count()).toBe(before), patience);
});

test("an error begins with a visually hidden prefix", async () => {
  await failUnderHeader("direct-deposit");
  const prefixes = [...document.querySelectorAll(".pf-error > :first-child")];
  expect(prefixes.length).toBeGreaterThan(1);
  for (const prefix of prefixes) {
    expect(prefix).toHaveTextContent("Error:");
    const { width, height } = prefix.getBoundingClientRect();
    expect([width, height]).toEqual([1, 1]);
  }
});

test("never shows the browser's own validation bubbles", async () => {
  const invalid = vi.fn<(event: Event) => void>();
  document.addEventListener("invalid", invalid, { capture: true });
  onTestFinished(() => document.removeEventListener("invalid", invalid, { capture: true }));
  const form = { parameters: [{ name: "mail", label: "Mail", type: "string", required: true }] };
  show(<ParameterForm form={form} rules={{ mail: email() }} onSubmit={() => {}} />);
  await userEvent.click(await find("input"));
  await userEvent.keyboard("ana@{Enter}");
  await expectFocus("There is a problem");
  expect(await find("form")).toHaveProperty("noValidate", true);
  expect(invalid).not.toHaveBeenCalled();
});

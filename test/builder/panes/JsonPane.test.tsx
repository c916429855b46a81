import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JsonPane } from "../../../src/builder/panes/JsonPane.tsx";
import { renderPane } from "./renderPane.tsx";
import { w4 } from "./w4.ts";

const json = { title: "Onboarding", forms: [w4] };

const area = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The document as JSON" });
const format = (value: unknown) => JSON.stringify(value, null, 2);

const renderJson = () => {
  const page = renderPane(json, (builder) => <JsonPane builder={builder} />);
  return {
    ...page,
    /** Replaces a part of the text, as typing does. */
    edit(before: string, after: string): void {
      act(() => area().focus());
      fireEvent.change(area(), { target: { value: area().value.replace(before, after) } });
    },
    retitle: (title: string) =>
      page.run({
        type: "set",
        place: { kind: "collection" },
        content: { ...page.builder().document, title },
        what: "title",
      }),
  };
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }),
);
afterEach(() => void vi.useRealTimers());

const pauseTyping = () => act(() => vi.advanceTimersByTime(250));

test("renders the document as formatted JSON", () => {
  const { builder } = renderJson();
  expect(area()).toHaveValue(format(builder().document));
});

test("replaces the document with a valid text, and keeps text, caret and selected place", async () => {
  const { builder, user } = renderJson();
  act(() => builder().select({ kind: "question", form: 0, name: "city" }));
  const at = area().value.indexOf("Onboarding");
  await user.type(area(), "!\n", { initialSelectionStart: at, initialSelectionEnd: at });
  expect(area().selectionStart).toBe(at + 2);
  expect(screen.getByRole("status")).toHaveTextContent("This text is invalid");
  await user.keyboard("{Backspace}");
  expect(builder().document.title).toBe("!Onboarding");
  expect(area().selectionStart).toBe(at + 1);
  expect(builder().state.place).toEqual({ kind: "question", form: 0, name: "city" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("keeps the typed format after it lost focus, until another pane edits", async () => {
  const { edit, leave, retitle, builder } = renderJson();
  edit('"title": "Onboarding"', '"title":    "Welcome"');
  await leave();
  pauseTyping();
  expect(area().value).toContain('"title":    "Welcome"');
  retitle("Hello");
  pauseTyping();
  expect(area()).toHaveValue(format(builder().document));
});

test("records no step for a change of white space", () => {
  const { edit, builder } = renderJson();
  edit('"title": ', '"title":    ');
  expect(builder().undoable).toBeNull();
  expect(area().value).toContain('"title":    ');
});

test("lists the problems of an invalid text, and moves the caret to them", async () => {
  const { edit, press, builder } = renderJson();
  edit('"City"', "12");
  expect(builder().document.forms[0]?.form?.parameters[0]?.label).toBe("City");
  expect(screen.getByRole("status")).toHaveTextContent("shows the last valid document");
  expect(area()).toBeInvalid();
  expect(area()).toHaveAccessibleDescription(/last valid document/);
  const list = screen.getByRole("region", { name: "Problems in the text" });
  expect(within(list).getByRole("listitem")).toHaveTextContent(
    "Form 1, Question 1, “city”: “label” must be a string, but is a number",
  );
  await press(/^Line \d+, column \d+$/);
  expect(area()).toHaveFocus();
  expect(area().value.slice(area().selectionStart).startsWith("12")).toBe(true);
});

test("shows the place of a syntax error", () => {
  const { edit } = renderJson();
  edit('"Onboarding",', '"Onboarding"');
  expect(screen.getByRole("button", { name: "Line 3, column 3" })).toBeVisible();
  expect(screen.getByText("A comma is missing before this")).toBeVisible();
});

test("lists warnings of a valid text", () => {
  const { edit, builder } = renderJson();
  edit('"value": "M"', '"value": "S"');
  expect(builder().undoable).toBe("Changed the JSON");
  expect(area()).toBeValid();
  expect(screen.getByRole("region", { name: "Problems in the text" })).toBeVisible();
});

test("keeps an invalid text when another pane edits, until it is discarded", async () => {
  const { edit, leave, retitle, press, builder } = renderJson();
  edit('"City"', "12");
  const typed = area().value;
  await leave();
  retitle("Hello");
  pauseTyping();
  expect(area()).toHaveValue(typed);
  await press("Discard this text and show the document");
  expect(area()).toHaveValue(format(builder().document));
  expect(area().value).toContain("Hello");
  expect(area()).toHaveFocus();
  expect(screen.queryByRole("button", { name: /^Discard/ })).toBeNull();
});

test("keeps the text while it has focus, and refreshes it afterwards", async () => {
  const { user, leave, retitle, builder } = renderJson();
  await user.click(area());
  retitle("Hello");
  pauseTyping();
  expect(area().value).toContain("Onboarding");
  expect(screen.getByRole("button", { name: /^Discard/ })).toBeVisible();
  await leave();
  pauseTyping();
  expect(area()).toHaveValue(format(builder().document));
});

test.each(["keyboard", "pointer"])("discards a focused text by %s", async (device) => {
  const { user, retitle, builder } = renderJson();
  await user.click(area());
  retitle("Hello");
  pauseTyping();
  if (device === "pointer") await user.click(screen.getByRole("button", { name: /^Discard/ }));
  else {
    await user.tab();
    await user.keyboard("{Enter}");
  }
  expect(area()).toHaveValue(format(builder().document));
  expect(area()).toHaveFocus();
});

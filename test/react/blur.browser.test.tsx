import { ParameterForm, type SubmitHandler } from "parameter-form";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectFocus, find, painted, patience, show } from "../support/browser.tsx";

const form = {
  parameters: [
    { name: "amount", label: "Amount", type: "currency", required: false },
    { name: "name", label: "Name", type: "string", required: false },
  ],
};
const onSubmit = vi.fn<SubmitHandler>();
const onSave = vi.fn<() => void>();

/** A form with an amount that cannot be read, left unflagged because its field has focus, and a host's button below. */
async function openForm() {
  onSubmit.mockClear();
  onSave.mockClear();
  show(
    <>
      <ParameterForm form={form} onSubmit={onSubmit} />
      <button onClick={onSave}>Save draft</button>
    </>,
  );
  await find("input");
  await userEvent.keyboard("{Tab}12,5");
  await expectFocus("Amount (optional)");
}

const error = () => document.querySelector(".pf-error");
const expectFlagged = () =>
  vi.waitFor(() => expect(error()).toHaveTextContent("This can be read in more than"), patience);

/** Whether what a button does was done: an answer that cannot be read makes Submit show the summary. */
const clicked = (name: string) =>
  name === "Submit"
    ? document.activeElement?.getAttribute("role") === "alert"
    : onSave.mock.calls.length === 1;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const mouse = (
  type: "mousePressed" | "mouseReleased",
  place: { x: number; y: number },
  button: "left" | "right" = "left",
) => cdp().send("Input.dispatchMouseEvent", { type, ...place, button, clickCount: 1 });

beforeEach(() => page.viewport(800, 600));

const place = (element: Element) => element.getBoundingClientRect().toJSON();

test.each(["Submit", "Save draft"])(
  "%s stays put while it is pressed, and is clicked",
  async (name) => {
    await openForm();
    const button = page.getByRole("button", { name }).element();
    const before = place(button);
    await mouse("mousePressed", middleOf(button));
    await expectFocus(name);
    await painted();
    expect(error()).toBeNull();
    expect(place(button)).toEqual(before);
    await mouse("mouseReleased", middleOf(button));
    await expectFlagged();
    expect(place(button)).not.toEqual(before);
    await vi.waitFor(() => expect(clicked(name)).toBe(true), patience);
  },
);

test.each(["Submit", "Save draft"])("%s is clicked by a tap on a touch screen", async (name) => {
  await openForm();
  const button = page.getByRole("button", { name }).element();
  await cdp().send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [middleOf(button)],
  });
  await painted();
  expect(error()).toBeNull();
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expectFlagged();
  await vi.waitFor(() => expect(clicked(name)).toBe(true), patience);
});

test("a pointer that is released elsewhere clicks nothing, and flags the field", async () => {
  await openForm();
  const button = page.getByRole("button", { name: "Save draft" }).element();
  await mouse("mousePressed", middleOf(button));
  await expectFocus("Save draft");
  await mouse("mouseReleased", { x: 700, y: 500 });
  await expectFlagged();
  expect(onSave).not.toHaveBeenCalled();
});

test("leaving with Tab flags the field at once without moving focus", async () => {
  await openForm();
  await userEvent.keyboard("{Tab}");
  await expectFlagged();
  expect(document.activeElement).toHaveAccessibleName("Name (optional)");
});

test("leaving with Tab flags the field after a system menu that swallows the pointerup", async () => {
  await openForm();
  const amount = middleOf(page.getByLabelText("Amount").element());
  await mouse("mousePressed", amount, "right");
  onTestFinished(async () => void (await mouse("mouseReleased", amount, "right")));
  await userEvent.keyboard("{Tab}");
  await expectFlagged();
  expect(document.activeElement).toHaveAccessibleName("Name (optional)");
  // The browser keeps the button pressed for whatever test comes next.
  await mouse("mouseReleased", amount, "right");
});

test.each(["00", "{Control>}a{/Control}{Delete}"])(
  "does not flag an answer that was corrected or cleared: %s",
  async (keys) => {
    await openForm();
    await userEvent.keyboard(`${keys}{Tab}`);
    await expectFocus("Name (optional)");
    await painted();
    expect(error()).toBeNull();
  },
);

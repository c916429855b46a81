import { ParameterForm, type Session } from "parameter-form";
import { de } from "parameter-form/locales/de";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { announcements } from "../../support/announced.ts";
import { expectFocus, find, patience, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";
import { endsAt, fakeClock, hour, loaded, passUntil, setClock, wake } from "./sessionClock.ts";

const form = questions("Note: string", "Wage: currency");
const dialog = page.getByRole("alertdialog");
const stay = page.getByRole("button", { name: "Stay signed in" });

fakeClock();

const later = new Date(endsAt.getTime() + hour);

/** A form whose session ends, and what `extend` was called with. */
async function openForm(session: Partial<Session> = {}, props = {}) {
  const extend = vi.fn<Session["extend"]>(async () => later);
  const rendered = (now: Partial<Session>) => (
    <ParameterForm
      form={form}
      onSubmit={() => {}}
      session={{ endsAt, extend, ...session, ...now }}
      {...props}
    />
  );
  const rerender = show(rendered({}));
  await loaded();
  return { extend, rerender: (now: Partial<Session>) => rerender(rendered(now)) };
}

const noteBox = async (): Promise<HTMLInputElement> => {
  const found = await find("input");
  if (!(found instanceof HTMLInputElement)) throw new Error("The note has no input");
  return found;
};

describe("the remaining time", () => {
  test.each([
    ["a Date", endsAt],
    ["milliseconds", endsAt.getTime()],
    ["an ISO text", endsAt.toISOString()],
  ])("is shown from two minutes before the end on, given as %s", async (_, end) => {
    await openForm({ endsAt: end });
    passUntil(121);
    await expect.element(page.getByRole("textbox").first()).toBeVisible();
    expect(dialog.query()).toBeNull();
    passUntil(120);
    await expect.element(dialog).toHaveAccessibleName("You will be signed out soon");
    expect(dialog.element()).toHaveAccessibleDescription("Time left: 2 minutes");
  });

  test("counts down each second, and is announced at two minutes, one minute and 20 seconds", async () => {
    await openForm();
    const { taken } = announcements();
    const timer = page.getByRole("timer");
    for (const [seconds, text, announced] of [
      [120, "2 minutes", true],
      [119, "1 minute, 59 seconds", false],
      [118, "1 minute, 58 seconds", false],
      [61, "1 minute, 1 second", false],
      [60, "1 minute", true],
      [59, "59 seconds", false],
      [21, "21 seconds", false],
      [20, "20 seconds", true],
      [19, "19 seconds", false],
      [1, "1 second", false],
    ] as const) {
      passUntil(seconds);
      await expect.element(timer).toHaveTextContent(`Time left: ${text}`);
      const texts = taken().map((one) => one.trim());
      expect.soft(texts).toEqual(announced ? [`Time left: ${text}`] : []);
    }
  });

  test("is not shown once the answers are received", async () => {
    await openForm({}, { form: questions("Note: string?") });
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expect.element(page.getByText("Your answers were received")).toBeVisible();
    expect(document.querySelector("dialog")).toBeNull();
  });

  test("is read by a timer of its own, without any event", async () => {
    await openForm();
    setClock(90_000);
    await expect.element(page.getByRole("timer")).toHaveTextContent("1 minute, 30 seconds");
  });

  test("is in the language of the form", async () => {
    await openForm({}, { messages: de, locale: "de-DE" });
    passUntil(119);
    await expect
      .element(page.getByRole("timer"))
      .toHaveTextContent("Verbleibende Zeit: 1 Minute, 59 Sekunden");
    expect(dialog.element()).toHaveAccessibleName("Sie werden bald abgemeldet");
  });

  test("is never due with a time that cannot be read", async () => {
    await openForm({ endsAt: "soon" });
    wake(hour);
    await expect.element(page.getByRole("textbox").first()).toBeVisible();
    expect(dialog.query()).toBeNull();
  });
});

describe("Stay signed in", () => {
  test.each([["{Enter}"], ["{Escape}"]])(
    "%s extends once, returns to the caret and keeps what is typed",
    async (key) => {
      const { extend } = await openForm();
      const note = await noteBox();
      await userEvent.fill(note, "Half a sentence");
      note.setSelectionRange(4, 6);
      passUntil(120);
      await expectFocus("Stay signed in");
      const { taken } = announcements();
      await userEvent.keyboard(key);
      await expect.element(dialog).not.toBeInTheDocument();
      expect(extend).toHaveBeenCalledTimes(1);
      await vi.waitFor(() => expect(note).toHaveFocus(), patience);
      expect([note.value, note.selectionStart, note.selectionEnd]).toEqual([
        "Half a sentence",
        4,
        6,
      ]);
      expect(taken()).toContain("You are still signed in");
    },
  );

  test("keeps a text that is no amount", async () => {
    await openForm();
    await userEvent.fill(page.getByLabelText("Wage"), "12 per");
    passUntil(60);
    await userEvent.keyboard("{Enter}");
    await expectFocus("Wage");
    await expect.element(page.getByLabelText("Wage")).toHaveValue("12 per");
  });

  test("calls once for two presses, also by a script, until it has ended", async () => {
    let resolve: (end: Date) => void = () => {};
    const extend = vi.fn<Session["extend"]>(() => new Promise((end) => (resolve = end)));
    await openForm({ extend });
    passUntil(100);
    await userEvent.dblClick(stay);
    const button = stay.element();
    if (button instanceof HTMLElement) button.click();
    expect(extend).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute("aria-disabled", "true");
    resolve(later);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(extend).toHaveBeenCalledTimes(1);
  });

  test("keeps Tab inside of the dialog", async () => {
    await openForm();
    passUntil(100);
    await expectFocus("Stay signed in");
    for (const key of ["{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}"]) {
      await userEvent.keyboard(key);
      // From the last control, Tab leads to the browser, and its page has no focus.
      expect([stay.element(), document.body]).toContain(document.activeElement);
    }
  });

  test("shows why it failed and the time that is left, each time, until it succeeds", async () => {
    const report = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
    const extend = vi
      .fn<Session["extend"]>()
      .mockRejectedValueOnce(Object.assign(new Error("offline"), { name: "OfflineError" }))
      .mockRejectedValueOnce(Object.assign(new Error("no"), { status: 503 }))
      // The text of an error page.
      .mockResolvedValueOnce("<p>Sign in</p>")
      .mockResolvedValueOnce(later);
    await openForm({ extend });
    passUntil(90);
    const { taken } = announcements();
    for (const [seconds, why] of [
      [80, "You are offline. Connect to the internet, then try again."],
      [70, "The service has a problem. Try again in a few minutes."],
      [65, "Try again in a moment. If it happens again, tell the people who run this site."],
    ] as const) {
      await expectFocus("Stay signed in");
      await userEvent.keyboard("{Enter}");
      await expect.element(page.getByRole("alert")).toHaveTextContent(why);
      expect(taken()).toContain(`We could not keep you signed in. ${why}`);
      passUntil(seconds);
      await expect.element(page.getByRole("timer")).toHaveTextContent(`${seconds - 60} seconds`);
    }
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(extend).toHaveBeenCalledTimes(4);
    // Only the one that the dialog cannot explain.
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
  });
});

test("a new `endsAt` closes the dialog and is announced", async () => {
  const { rerender } = await openForm();
  const note = await noteBox();
  note.focus();
  passUntil(30);
  await expectFocus("Stay signed in");
  const { taken } = announcements();
  rerender({ endsAt: later });
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.waitFor(() => expect(note).toHaveFocus(), patience);
  expect(taken()).toEqual(["You are still signed in"]);
});

describe("a device that wakes", () => {
  test("before the end shows and announces the time that is left", async () => {
    await openForm();
    passUntil(120);
    await expect.element(stay).toBeVisible();
    const { taken } = announcements();
    wake(-50_000);
    await expect.element(page.getByRole("timer")).toHaveTextContent("Time left: 50 seconds");
    expect(taken().map((text) => text.trim())).toEqual(["Time left: 50 seconds"]);
  });

  test.each([
    ["on the same day", 2 * hour, "Your session ended: 3:42 PM"],
    ["the next day", 20 * hour, "Your session ended: March 3, 2026 at 3:42 PM"],
  ])("after the end %s shows when it ended, never a remaining time", async (_, after, title) => {
    await openForm();
    const note = await noteBox();
    await userEvent.fill(note, "Typed before");
    const { taken } = announcements();
    wake(after);
    await expect.element(dialog).toHaveAccessibleName(title);
    expect(dialog.element()).toHaveAccessibleDescription(
      "Your answers are still on this page. Sign in again in another tab, then continue here.",
    );
    expect(taken().join()).not.toContain("Time left");
    await expectFocus(title);
    // A key that was meant for the field.
    await userEvent.keyboard(" {Enter}");
    await expect.element(dialog).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Continue" }));
    await expect.element(dialog).not.toBeInTheDocument();
    await vi.waitFor(() => expect(note).toHaveFocus(), patience);
    expect(note.value).toBe("Typed before");
  });
});

test("a session that ends while the dialog is open shows that, and a new one is announced", async () => {
  const { extend, rerender } = await openForm();
  passUntil(1);
  await expect.element(stay).toBeVisible();
  const { taken } = announcements();
  passUntil(0);
  await expectFocus("Your session ended: 3:42 PM");
  expect(taken().join()).toContain("Your answers are still on this page");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  passUntil(-600);
  expect(dialog.query()).toBeNull();
  expect(extend).not.toHaveBeenCalled();
  rerender({ endsAt: later });
  await vi.waitFor(() => expect(taken()).toContain("You are still signed in"), patience);
});

test("a form in a hidden part of the page does not block the page", async () => {
  const rendered = (hidden: boolean) => (
    <>
      <button type="button">Another part</button>
      <div hidden={hidden}>
        <ParameterForm
          form={form}
          onSubmit={() => {}}
          session={{ endsAt, extend: async () => later }}
        />
      </div>
    </>
  );
  const rerender = show(rendered(true));
  await loaded();
  passUntil(100);
  await userEvent.click(page.getByRole("button", { name: "Another part" }));
  expect(page.getByRole("button", { name: "Another part" }).element()).toHaveFocus();
  rerender(rendered(false));
  passUntil(99);
  await expectFocus("Stay signed in");
});

test("removing the form while the dialog is open returns focus", async () => {
  const rendered = (isOn: boolean) => (
    <>
      <button type="button">Before</button>
      {isOn && (
        <ParameterForm
          form={form}
          onSubmit={() => {}}
          session={{ endsAt, extend: async () => later }}
        />
      )}
    </>
  );
  const rerender = show(rendered(true));
  await loaded();
  const before = await find("main > button");
  await userEvent.click(before);
  passUntil(100);
  await expectFocus("Stay signed in");
  rerender(rendered(false));
  await vi.waitFor(() => expect(before).toHaveFocus(), patience);
});

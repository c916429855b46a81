import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm } from "parameter-form";
import { fillParameterForm } from "parameter-form/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { questions } from "../support/questions.ts";
import { refusal } from "./refusal.ts";

afterEach(async () => {
  // What hangs in a faked timer goes on, and gives back what it holds.
  if (vi.isFakeTimers()) await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Fake timers as Jest has them: Testing Library knows those by this global, and Vitest's not at all. */
function fakeAsJest(): void {
  vi.useFakeTimers();
  vi.stubGlobal("jest", { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
}

const plain = () => userEvent.setup();
const advancing = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
const waitless = () => userEvent.setup({ delay: null });

/** What has no end fails after this. */
const patience = 20_000;
const definition = questions("Name: string", "State: select a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q");
const missing = questions("Missing: string");
const absent = 'The parameter "Missing" cannot be filled in: there is no field labelled "Missing"';
const still = "the fake timers of the test did not advance";

const clocks = [
  ["real", () => {}, plain, "fills", "moves"],
  ["faked for dates alone", () => vi.useFakeTimers({ toFake: ["Date"] }), plain, "fills", "moves"],
  [
    "Vitest's, and goes on by itself",
    () => vi.useFakeTimers({ shouldAdvanceTime: true }),
    plain,
    "fills",
    "moves",
  ],
  ["Vitest's, and advanced by user-event", vi.useFakeTimers, advancing, "hangs", "stands"],
  ["Vitest's, and never advanced", vi.useFakeTimers, plain, "hangs", "stands"],
  ["Jest's, and advanced by user-event", fakeAsJest, advancing, "fills", "stands"],
  ["Jest's, and never advanced", fakeAsJest, plain, "hangs", "stands"],
  ["Jest's, and never waited for", fakeAsJest, waitless, "fills", "stands"],
] as const;

describe.each(clocks)("with a clock that is %s", (_, fake, user, does, clock) => {
  test(
    "reports a missing field",
    async () => {
      fake();
      render(<ParameterForm form={definition} onSubmit={() => {}} />);
      const filling = fillParameterForm(user(), missing, { Missing: "Ada" }, { timeout: 500 });
      const message = await refusal(filling);
      expect(message).toContain(absent);
      expect(message.includes(still)).toBe(clock === "stands");
    },
    patience,
  );

  test(
    "fills in fields, or explains why it cannot",
    async () => {
      fake();
      render(<ParameterForm form={definition} onSubmit={() => {}} />);
      const message = await refusal(
        fillParameterForm(user(), definition, { Name: "Ada", State: "q" }),
      );
      const why = `FillError: The parameter "Name" cannot be filled in: ${still}`;
      expect(message).toContain(does === "fills" ? "filled in" : why);
      expect(screen.getByLabelText("Name")).toHaveValue(does === "fills" ? "Ada" : "");
    },
    patience,
  );
});

describe("with a clock that was faked before the import", () => {
  async function read() {
    fakeAsJest();
    vi.resetModules();
    return (await import("parameter-form/testing")).fillParameterForm;
  }

  test(
    "reports a missing field",
    async () => {
      const fillForm = await read();
      render(<ParameterForm form={definition} onSubmit={() => {}} />);
      const message = await refusal(fillForm(advancing(), missing, { Missing: "Ada" }));
      expect(message).toContain(absent);
      expect(message).toContain(still);
    },
    patience,
  );

  test(
    "fills in fields, also once the clock is real again",
    async () => {
      const fillForm = await read();
      render(<ParameterForm form={definition} onSubmit={() => {}} />);
      await fillForm(advancing(), definition, { Name: "Ada" });
      vi.useRealTimers();
      expect(await refusal(fillForm(plain(), definition, { Name: "Bo", State: "q" }))).toBe(
        "filled in",
      );
      expect(screen.getByLabelText("Name")).toHaveValue("Bo");
      const message = await refusal(
        fillForm(plain(), missing, { Missing: "Ada" }, { timeout: 100 }),
      );
      expect(message).toContain(absent);
    },
    patience,
  );
});

test("reports a missing field before the test timeout of Vitest and Jest", async () => {
  render(<ParameterForm form={definition} onSubmit={() => {}} />);
  // Each look at the clock is 10 ms later, however slow the machine is.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
  vi.resetModules();
  const { fillParameterForm } = await import("parameter-form/testing");
  const message = await refusal(fillParameterForm(plain(), missing, { Missing: "Ada" }));
  expect(message).toContain(absent);
  clock.mockRestore();
  expect(now).toBeLessThan(5_000);
});

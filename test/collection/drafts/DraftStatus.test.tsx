import { act, render, screen } from "@testing-library/react";
import {
  type Draft,
  DraftStatus,
  type DraftStatusProps,
  FormCollection,
  useDraft,
} from "parameter-form/collection";
import { describe, expect, test, vi } from "vitest";
import { formOf } from "../../support/renderCollection.tsx";
import { settled } from "../../support/renderForm.tsx";

const noStorage = { read: () => null, write: () => undefined, remove: () => undefined };

interface StatusProps extends Partial<DraftStatusProps> {
  readonly state: Partial<Draft>;
}

const Status = ({ state, ...props }: StatusProps) => (
  <DraftStatus {...props} draft={{ ...useDraft(noStorage), ...state }} />
);

/** A collection whose draft is in this state. */
const Steps = ({ state }: Pick<StatusProps, "state">) => (
  <FormCollection
    forms={[{ form: formOf("a", "Name: string?") }]}
    onSign={() => {}}
    draft={{ ...useDraft(noStorage), ...state }}
  />
);

const box = () => document.querySelector<HTMLElement>(".pf-draft");
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

const kept = "Your answers are saved as you type";
const failed = (why: string) => `Could not save your answers: ${why}`;

const cases: readonly (readonly [Partial<Draft>, RegExp | string])[] = [
  [{}, `${kept} and kept for 30 days`],
  [{ retention: "browser" }, new RegExp(`^${kept} and kept for up to 30 days\\. This browser`)],
  [{ retention: "tab" }, `${kept} and kept until this tab is closed`],
  [{ expiry: Infinity }, kept],
  [{ expiry: Infinity, retention: "browser" }, kept],
  [{ expiry: Infinity, retention: "tab" }, `${kept} and kept until this tab is closed`],
  [{ status: "none" }, ""],
  [{ status: "saved" }, "Saved"],
  [{ status: "failed", problem: "full" }, new RegExp(`^${failed("there is no room")}`)],
  [{ status: "failed", problem: "blocked" }, new RegExp(`^${failed("this browser does not")}`)],
  [{ status: "failed", problem: "signedOut" }, new RegExp(`^${failed("you are no longer")}`)],
  [{ status: "failed", problem: null }, /^Could not save your answers\. They are still/],
  [
    { status: "conflict", canTake: true },
    /^These answers were changed in another tab or on another device\. [^.]* is not saved\.$/,
  ],
  [
    { status: "conflict", canTake: false },
    /is not saved\. Load this page again to see the newer answers\.$/,
  ],
  [{ status: "deleted" }, /^These answers were submitted or removed in another tab/],
];

describe("the status of a draft", () => {
  test.each(cases)("of %j is %s", (state, expected) => {
    render(<Status state={state} />);
    const [output = ""] = texts(".pf-draft output");
    expect(output).toMatch(expected instanceof RegExp ? expected : new RegExp(`^${expected}$`));
    expect(box()?.dataset["status"]).toBe(state.status ?? "idle");
  });

  test("shows that it is saving without announcing it", () => {
    const { rerender } = render(<Status state={{ status: "saved" }} />);
    rerender(<Status state={{ status: "saving" }} />);
    expect(texts(".pf-draft [aria-hidden]")).toEqual(["Saving…"]);
    expect(texts(".pf-draft .pf-visually-hidden")).toEqual(["Saved"]);
    rerender(<Status state={{ status: "saved" }} />);
    expect(texts(".pf-draft [aria-hidden]")).toEqual([]);
    expect(texts(".pf-draft .pf-visually-hidden")).toEqual([]);
  });

  test.each([
    [undefined, "pf-draft"],
    ["mine", "pf-draft mine"],
  ])("has the class %s in addition to its own", (className, expected) => {
    render(<Status state={{}} className={className} />);
    expect(box()?.className).toBe(expected);
  });

  test("reserves room for its longest text", () => {
    render(<Status state={{ status: "saved" }} />);
    expect(document.querySelector<HTMLElement>(".pf-room")?.dataset["room"]).toBe(
      `${kept} and kept for 30 days`,
    );
  });
});

describe("the choice between two tabs", () => {
  const take = "Show the newer answers";
  const keep = "Save the answers here instead";

  test.each<readonly [Partial<Draft>, readonly string[]]>([
    [{}, []],
    [{ status: "saved" }, []],
    [{ status: "failed" }, []],
    [{ status: "conflict", canTake: true }, [take, keep]],
    [{ status: "conflict", canTake: false }, [keep]],
    [{ status: "deleted", canTake: false }, [keep]],
  ])("for %j is %j", (state, expected) => {
    render(<Status state={state} />);
    expect(texts("button")).toEqual(expected);
  });

  test.each([
    ["take", take],
    ["keep", keep],
  ] as const)("calls %s and keeps focus on the status", async (key, name) => {
    const chosen = { take: vi.fn(), keep: vi.fn() };
    render(<Status state={{ status: "conflict", canTake: true, ...chosen }} />);
    await press(name);
    expect([chosen.take.mock.calls.length, chosen.keep.mock.calls.length]).toEqual(
      key === "take" ? [1, 0] : [0, 1],
    );
    expect(box()).toHaveFocus();
  });
});

describe("Save and finish later", () => {
  const later = "Save and finish later";
  const close = "Your answers are saved. You can close this page and come back";
  const rows: readonly (readonly [Partial<Draft>, string])[] = [
    [{}, `${close} to it within 30 days to finish.`],
    [{ status: "saved" }, `${close} to it within 30 days to finish.`],
    [
      { retention: "browser" },
      "Your answers are saved in this browser. You can close this page and come back soon, within 30 days at most, to finish.",
    ],
    [
      { retention: "tab", expiry: Infinity },
      "Your answers are saved while this tab stays open. Leave it open to finish later.",
    ],
    [{ expiry: Infinity, retention: "browser" }, `${close} another time to finish.`],
    [{ status: "saving" }, ""],
    [{ status: "conflict" }, ""],
    [{ status: "deleted" }, ""],
  ];
  test.each(rows)("for %j announces %j when pressed", async (state, expected) => {
    const flush = vi.fn();
    render(<Steps state={{ ...state, flush }} />);
    await settled();
    const output = () => texts(".pf-later output");
    expect(output()).toEqual([""]);
    await press(later);
    expect(flush).toHaveBeenCalledOnce();
    expect(output()).toEqual([expected]);
  });

  const room = () => document.querySelector(".pf-later output")?.getAttribute("data-room");
  test.each([
    ["idle", `${close} to it within 30 days to finish.`],
    ["saved", `${close} to it within 30 days to finish.`],
    ["saving", `${close} to it within 30 days to finish.`],
    ["conflict", null],
    ["failed", null],
  ] as const)("after a press, %s reserves room for %j", async (status, expected) => {
    render(<Steps state={{ status, flush: () => {} }} />);
    await settled();
    expect(room()).toBeNull();
    await press(later);
    expect(room()).toBe(expected);
  });

  test("leaves the first failure to the status beside it", async () => {
    const state = { status: "saved", flush: () => {} } as const;
    const { rerender } = render(<Steps state={state} />);
    await settled();
    await press(later);
    rerender(<Steps state={{ ...state, status: "failed", problem: "full" }} />);
    expect(texts(".pf-later output")).toEqual([""]);
    await press(later);
    expect(texts(".pf-later output")).toEqual([
      expect.stringMatching(`^${failed("there is no room")}`),
    ]);
    rerender(<Steps state={state} />);
    expect(texts(".pf-later output")).toEqual([`${close} to it within 30 days to finish.`]);
  });

  test("announces each press that fails after the first", async () => {
    const state = { status: "failed", problem: "full", flush: () => {} } as const;
    render(<Steps state={state} />);
    await settled();
    await press(later);
    const first = document.querySelector(".pf-later output span");
    expect(first).toHaveTextContent(failed("there is no room"));
    await press(later);
    expect(document.querySelector(".pf-later output span")).not.toBe(first);
  });

  test("is not rendered where no draft can be kept", async () => {
    render(<Steps state={{ status: "none" }} />);
    await settled();
    expect(screen.queryByRole("button", { name: later })).toBeNull();
    expect(box()).toBeNull();
  });
});

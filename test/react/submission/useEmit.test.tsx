import { act, render, screen } from "@testing-library/react";
import {
  type FieldProps,
  ParameterForm,
  type ParameterFormEvent,
  SubmitError,
  type SubmitErrors,
} from "parameter-form";
import { useLayoutEffect, useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderForm, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const lines = ["Name: string", "Extra: currency?"];

/** A form of which every event is noted. `expected` has the type, name and reason of those about a person, `ended` the outcomes. */
function watch(props: Parameters<typeof renderForm>[1] = {}, requests: readonly string[] = lines) {
  const events: ParameterFormEvent[] = [];
  const form = renderForm(requests, { onEvent: (event) => void events.push(event), ...props });
  return {
    ...form,
    events,
    expected: (): readonly string[] =>
      events
        .filter((e) => !("outcome" in e))
        .map((e) => (e.type === "fieldError" ? `${e.type} ${e.name} ${e.reason}` : e.type)),
    ended: (): readonly string[] =>
      events.flatMap((e) => ("outcome" in e ? [`${e.type} ${e.outcome} ${e.duration}`] : [])),
  };
}

function hidePage(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("onEvent is called with", () => {
  test("shown once, when the form is mounted", () => {
    expect(watch().expected()).toEqual(["shown"]);
  });

  test("started once, at the first edit", async () => {
    const form = watch();
    await form.type("Name", "Ada");
    await form.type("Extra", "1.5");
    expect(form.expected()).toEqual(["shown", "started"]);
  });

  test("fieldError when a field is left with an error", async () => {
    const form = watch();
    await form.type("Extra", "1x");
    await form.user.tab();
    expect(form.expected().slice(2)).toEqual(["fieldError Extra notNumber"]);
  });

  test("fieldError for each error that blocks a submission", async () => {
    const form = watch();
    await form.type("Extra", "1x");
    await form.user.tab();
    await form.submit();
    expect(form.expected().slice(3)).toEqual([
      "fieldError Name missing",
      "fieldError Extra notNumber",
    ]);
  });

  test("fieldError once, however often the field is left", async () => {
    const form = watch();
    await form.type("Extra", "1x");
    await form.user.tab();
    await form.user.click(field("Extra"));
    await form.user.tab();
    expect(form.expected().slice(2)).toEqual(["fieldError Extra notNumber"]);
  });

  test("no fieldError for a warning", async () => {
    const odd = { type: "customError", reason: "odd", severity: "warning" } as const;
    const form = watch({ rules: { Name: { validate: () => odd } } });
    await form.type("Name", "Ada");
    await form.user.tab();
    expect(form.expected()).toEqual(["shown", "started"]);
  });

  test("submitted, and started again at the next edit", async () => {
    const form = watch({ afterSubmit: "edit" });
    await form.type("Name", "Ada");
    await form.submit();
    await form.type("Name", "!");
    expect(form.expected()).toEqual(["shown", "started", "submitted", "started"]);
  });

  const refusal = { fields: { Extra: ["Too much."], unknown: ["?"] }, form: ["No."] };
  test.each([
    ["returned", () => refusal],
    ["thrown", () => Promise.reject(new SubmitError(refusal))],
  ])("refused, with the names, when the submission is %s", async (_, onSubmit) => {
    const form = watch({ onSubmit });
    await form.type("Name", "Ada");
    await form.submit();
    expect(form.expected().slice(2)).toEqual(["refused", "fieldError Extra refused"]);
  });

  test("refused when onSubmit throws anything else", async () => {
    const form = watch({
      onSubmit: () => Promise.reject(new Error("down")),
      onSubmitError: () => undefined,
    });
    await form.type("Name", "Ada");
    await form.submit();
    expect(form.expected().slice(2)).toEqual(["refused"]);
  });

  test("whole milliseconds since it was shown", async () => {
    let now = 5000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const form = watch();
    now = 5250;
    await form.type("Name", "Ada");
    now = 9000;
    await form.submit();
    const asked = form.events.filter((event) => !("outcome" in event));
    expect(asked.map(({ duration }) => duration)).toEqual([0, 250, 4000]);
  });
});

describe("a submission is timed", () => {
  let now = 1000;
  const wait = (ms: number) => void (now += ms);
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  test("as invalid, without a submission", async () => {
    const form = watch({
      rules: {
        Name: {
          validate() {
            wait(5);
            return { type: "customError", reason: "no" };
          },
        },
      },
    });
    await form.type("Name", "Ada");
    now = 1000;
    await form.submit();
    expect(form.ended()).toEqual(["validate invalid 5"]);
  });

  const failed = (error: object) => () => Promise.reject(Object.assign(new Error("down"), error));
  test.each<[outcome: string, onSubmit: () => Promise<SubmitErrors | undefined>]>([
    ["accepted", async () => undefined],
    ["refused", async () => ({ form: ["No."] })],
    ["refused", async () => ({ fields: { Name: ["731948"] } })],
    ["refused", () => Promise.reject(new SubmitError({ form: ["No."] }))],
    ["refused", failed({ status: 422 })],
    ["offline", failed({ name: "OfflineError" })],
    ["signedOut", failed({ status: 401 })],
    ["notAllowed", failed({ status: 403 })],
    ["tooManyRequests", failed({ status: 429 })],
    ["serviceFailed", failed({ status: 500, submitted: false })],
    ["unknown", failed({ status: 500 })],
    ["unknown", failed({})],
  ])("as valid and %s, row %$", async (outcome, onSubmit) => {
    const form = watch({
      onSubmit() {
        wait(40);
        return onSubmit();
      },
      onSubmitError: () => undefined,
    });
    await form.type("Name", "Ada");
    await form.submit();
    await settled();
    expect(form.ended()).toEqual(["validate valid 0", `submit ${outcome} 40`]);
  });

  test("without the time of an earlier attempt", async () => {
    let attempts = 0;
    const form = watch({
      onSubmit() {
        wait(7);
        return attempts++ === 0 ? { form: ["No."] } : undefined;
      },
    });
    await form.type("Name", "Ada");
    await form.submit();
    wait(500);
    await form.submit();
    expect(form.ended()).toEqual([
      "validate valid 0",
      "submit refused 7",
      "validate valid 0",
      "submit accepted 7",
    ]);
  });
});

describe("a form is abandoned", () => {
  test("when it is unmounted or the page is hidden after it was started", async () => {
    const form = watch();
    hidePage(true);
    hidePage(false);
    expect(form.expected()).toEqual(["shown"]);
    await form.type("Name", "Ada");
    hidePage(false);
    expect(form.expected()).toEqual(["shown", "started"]);
    hidePage(true);
    hidePage(true);
    form.unmount();
    expect(form.expected().slice(2)).toEqual(["abandoned"]);
  });

  test("again, when the person came back and continued", async () => {
    const form = watch();
    await form.type("Name", "A");
    hidePage(true);
    await form.type("Name", "da");
    form.unmount();
    expect(form.expected()).toEqual(["shown", "started", "abandoned", "started", "abandoned"]);
  });

  test("when it is left after it was rejected", async () => {
    const form = watch({ onSubmit: () => ({ form: ["No."] }) });
    await form.type("Name", "Ada");
    await form.submit();
    form.unmount();
    expect(form.expected()).toEqual(["shown", "started", "refused", "abandoned"]);
  });

  test("not when onSubmit navigates to another page", async () => {
    let done = (): void => undefined;
    const form = watch({ onSubmit: () => new Promise<void>((resolve) => (done = resolve)) });
    await form.type("Name", "Ada");
    await form.submit();
    hidePage(true);
    form.unmount();
    await act(async () => done());
    expect(form.expected()).toEqual(["shown", "started", "submitted"]);
  });
});

describe("a form that is submitted", () => {
  const preset = { defaultValues: { Name: "Ada" } };
  const no = { form: ["No."] };
  test.each([
    ["refused", "", preset, no, "", "shown refused"],
    ["refused, then edited", "", preset, no, "x", "shown refused started abandoned"],
    ["edited meanwhile", "x", {}, undefined, "", "shown started submitted"],
    [
      "edited meanwhile and again",
      "x",
      {},
      undefined,
      "y",
      "shown started submitted started abandoned",
    ],
    ["edited meanwhile, then refused", "x", {}, no, "y", "shown started refused abandoned"],
  ])(
    "%s: reports each first edit, and abandons only a started form",
    async (_, meanwhile, props, outcome, later, expected) => {
      let done = (): void => undefined;
      const onSubmit = () =>
        new Promise<typeof outcome>((resolve) => (done = () => resolve(outcome)));
      const form = watch({ onSubmit, ...props });
      if (!("defaultValues" in props)) await form.type("Name", "Ada");
      await form.submit();
      if (meanwhile) await form.type("Name", meanwhile);
      await act(async () => done());
      if (later) await form.type("Name", later);
      form.unmount();
      expect(form.expected().join(" ")).toBe(expected);
    },
  );

  test("is not abandoned when onSubmit navigates while somebody types", async () => {
    let done = (): void => undefined;
    const form = watch({ onSubmit: () => new Promise<void>((resolve) => (done = resolve)) });
    await form.type("Name", "Ada");
    await form.submit();
    await form.type("Name", "x");
    form.unmount();
    await act(async () => done());
    expect(form.expected()).toEqual(["shown", "started", "submitted"]);
  });
});

describe("an onEvent that throws", () => {
  test("is reported each time, and does not break the form", async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", reported);
    const broken = new Error("analytics");
    const form = renderForm(lines, {
      onEvent() {
        throw broken;
      },
    });
    await form.type("Name", "Ada");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada"]);
    // Shown, started, validated, sent and submitted.
    expect(reported.mock.calls).toEqual(Array.from({ length: 5 }, () => [broken]));
  });
});

describe("no event contains", () => {
  const canaries = [
    ["amount", "currency", "731948.26,5"],
    ["count", "number", "731948,26"],
    ["share", "percent", "731948"],
    ["text", "string", "731948 Ada"],
    ["ssn", "string", "000-73-1948"],
  ] as const;
  const parameters = canaries.map(([name, type]) => ({
    name,
    label: `Label of ${name}`,
    type,
    required: true,
  }));

  test("a typed, stored, preset or rejected text, a label, or a message", async () => {
    const form = watch({
      form: { description: "Described", parameters },
      fields: { ssn: { stored: "6789" } },
      defaultValues: { text: "731948 preset" },
      rules: { text: { validate: () => ({ type: "customError", reason: "no", message: "Said" }) } },
      onSubmit: () => ({ fields: { amount: ["731948 is too much"] } }),
    });
    await form.user.click(screen.getByRole("button", { name: "Change Label of ssn" }));
    for (const [name, , text] of canaries) await form.type(`Label of ${name}`, text);
    await form.user.tab();
    await form.submit();
    await settled();
    form.unmount();
    expect(form.expected().filter((line) => line.startsWith("fieldError")).length).toBeGreaterThan(
      8,
    );
    const expected = JSON.stringify(form.events.map((event) => ({ ...event, duration: 0 })));
    expect(expected).not.toMatch(/7\D?3\D?1\D?9|6789|Label|Described|Said|too much|preset/u);
  });
});

/** Takes a text in the effect in which a text box takes what was typed before there was a script. */
function Early({ field: { setInputValue } }: FieldProps) {
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (!taken.current) setInputValue("Ada");
    taken.current = true;
  }, [setInputValue]);
  return null;
}

test("reports text typed before hydration as an edit after the form was shown", () => {
  const types: string[] = [];
  render(
    <ParameterForm
      form={questions(...lines)}
      fields={{ Name: { as: Early } }}
      onSubmit={() => {}}
      onEvent={({ type }) => void types.push(type)}
    />,
    // React runs each effect twice in strict mode, and the form is gone in between.
    { reactStrictMode: false },
  );
  expect(types).toEqual(["shown", "started"]);
});

import type { ParameterFormProps } from "parameter-form";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderForm, field, settled } from "../../support/renderForm.tsx";

/** Whether the browser would ask, and whether anything listens for it to do so. */
function leave(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

const listening = vi.fn<(does: boolean) => void>();
const { addEventListener: add, removeEventListener: remove } = window;
vi.spyOn(window, "addEventListener").mockImplementation((...args) => {
  if (args[0] === "beforeunload") listening(true);
  add.apply(window, args);
});
vi.spyOn(window, "removeEventListener").mockImplementation((...args) => {
  if (args[0] === "beforeunload") listening(false);
  remove.apply(window, args);
});
afterEach(() => listening.mockClear());
const isListening = (): boolean => listening.mock.lastCall?.[0] ?? false;

const draft = (status?: string) => ({ attach: () => () => {}, submitted: () => {}, status });

const lines = ["Name: string", "Extra: currency?", "Status: select? a|b"];
const setup = (props: Partial<ParameterFormProps>) => renderForm(lines, { id: "w4", ...props });

type View = ReturnType<typeof setup>;
type Row = readonly [
  what: string,
  asks: boolean,
  props: Partial<ParameterFormProps>,
  act: (view: View) => void | Promise<void>,
];

const typed = (view: View) => view.type("Name", "Ana");
async function clear({ user }: View): Promise<void> {
  await user.clear(field("Name"));
  await settled();
}

const table: readonly Row[] = [
  ["nothing was answered", false, {}, () => {}],
  ["only default values are there", false, { defaultValues: { Name: "Ana" } }, () => {}],
  ["an answer was given", true, {}, typed],
  [
    "an answer was changed",
    true,
    { defaultValues: { Name: "Ana" } },
    (view) => view.type("Name", "!"),
  ],
  ["an answer was cleared", true, { defaultValues: { Name: "Ana" } }, clear],
  [
    "an answer was given and cleared",
    false,
    {},
    async (view) => {
      await typed(view);
      await clear(view);
    },
  ],
  ["an unreadable text was typed", true, {}, (view) => view.type("Extra", "12,5")],
  ["an option was chosen", true, {}, (view) => view.choose("Status", "[a]")],
  ["the app asks itself", false, { confirmLeave: false }, typed],
  ["a draft keeps the answers", false, { draft: draft("saved") }, typed],
  ["a draft is about to", false, { draft: draft("saving") }, typed],
  ["a draft has no status", false, { draft: draft() }, typed],
  ["a draft cannot keep them", true, { draft: draft("failed") }, typed],
  ["a draft keeps those of another tab", true, { draft: draft("conflict") }, typed],
  ["a draft was removed by another tab", true, { draft: draft("deleted") }, typed],
  [
    "a draft works again",
    false,
    { draft: draft("failed") },
    async (view) => {
      await typed(view);
      view.change({ draft: draft("saved") });
    },
  ],
  [
    "it was submitted",
    false,
    {},
    async (view) => {
      await typed(view);
      await view.submit();
    },
  ],
  [
    "it was refused",
    true,
    { onSubmit: () => ({ form: ["No"] }) },
    async (view) => {
      await typed(view);
      await view.submit();
    },
  ],
  [
    "its outcome is unknown",
    true,
    {
      onSubmit: async () => {
        throw new Error("Lost");
      },
      onSubmitError: () => {},
    },
    async (view) => {
      await typed(view);
      await view.submit();
    },
  ],
  [
    "it is being submitted",
    true,
    { onSubmit: () => new Promise(() => {}) },
    async (view) => {
      await typed(view);
      await view.submit();
    },
  ],
  [
    "it could not be submitted",
    true,
    {},
    async (view) => {
      await typed(view);
      await clear(view);
      await view.choose("Status", "[a]");
      await view.submit();
    },
  ],
  [
    "it was reset",
    false,
    {},
    async (view) => {
      await typed(view);
      view.reset();
    },
  ],
  [
    "the app has set answers of its own",
    false,
    {},
    async (view) => {
      await typed(view);
      view.reset({ Name: "Bea" });
    },
  ],
  [
    "it was reset and answered again",
    true,
    {},
    async (view) => {
      view.reset({ Name: "Bea" });
      await view.type("Name", "!");
    },
  ],
  [
    "the default values have become equal",
    false,
    {},
    async (view) => {
      await typed(view);
      view.change({ defaultValues: { Name: "Ana" } });
    },
  ],
  [
    "it is unmounted",
    false,
    {},
    async (view) => {
      await typed(view);
      view.unmount();
    },
  ],
];

describe("the browser asks before the page is left", () => {
  test.each(table)("when %s: %j", async (_, prompts, props, change) => {
    const view = setup(props);
    expect(isListening()).toBe(false);
    await change(view);
    expect(leave()).toBe(prompts);
    expect(isListening() || !prompts).toBe(true);
    view.unmount();
    expect(leave()).toBe(false);
    expect(isListening()).toBe(false);
  });

  test("and no listener remains once a submission was accepted", async () => {
    const view = setup({ onSubmit: async () => {} });
    await typed(view);
    expect(isListening()).toBe(true);
    await view.submit();
    expect(isListening()).toBe(false);
  });
});

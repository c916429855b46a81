import { ParameterForm, parseForm } from "parameter-form";
import { FormCollection, type FormCollectionProps, FormReview } from "parameter-form/collection";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { questions } from "../support/questions.ts";

const covered = 110;
const options = Array.from({ length: 20 }, (_, i) => ({ value: `${i}`, label: `County ${i}` }));
const form = {
  id: "mixed",
  link: "https://example.com/form.pdf",
  parameters: [
    ...questions("ssn: string", "itin: string", "Pay: currency", "Exempt: boolean", "Note: string?")
      .parameters,
    { name: "county", label: "County", type: "select", required: true, options },
    { name: "plan", label: "Plan", type: "select", required: false, options: options.slice(0, 3) },
  ],
};
const parsed = parseForm(form);
const settings = {
  booleanAs: "radio",
  selectAs: "radio",
  fields: { itin: { stored: "6789" } },
} as const;
const defaultValues = { ssn: "123-45-6789", Pay: "5", Exempt: "true", county: "3", plan: "1" };

/** Something of the host's stands at both edges of the window, and says how much it covers. Tab leads to it, not out of the page: keys would not come back in Firefox. */
function showBetween(children: ReactNode): void {
  const bar = { position: "sticky", height: covered, background: "Canvas", zIndex: 9 } as const;
  show(
    <>
      <style>{`:root { --pf-scroll-margin: ${covered + 8}px }`}</style>
      <header style={{ ...bar, top: 0 }}>
        <button data-edge>Header</button>
      </header>
      <div style={{ height: "100vh" }} />
      {children}
      <div style={{ height: "100vh" }} />
      <footer style={{ ...bar, bottom: 0 }}>
        <button data-edge>Footer</button>
      </footer>
    </>,
  );
}

const kinds = questions(
  "Plan: select a|b|c",
  "Agree: boolean",
  "Exempt: boolean",
  "Reason: string",
  "Note: string?",
  "Name: string",
);
const kindSettings = {
  booleanAs: "radio",
  selectAs: "radio",
  fields: {
    Agree: { as: "agreement" },
    Reason: { multiline: 6, help: "Why it is asked." },
    Note: { multiline: true },
  },
} as const;

const forms: FormCollectionProps["forms"] = [
  { id: "terms", form: { ...kinds, description: "Terms" }, ...kindSettings },
  ...["a", "b", "c", "d", "e"].map((id) => ({
    id,
    form: questions("City: string", "Note: string?"),
  })),
  { id: "child", form: { ...questions("Name: string"), description: "Child" }, repeat: { min: 3 } },
];

const steps = [
  ["terms", 9],
  ["tasks", 8],
  ["child~items", 5],
  ["child", 3],
  ["review", 10],
  ["sign", 4],
] as const;

const scenes: readonly (readonly [name: string, draw: () => Promise<unknown>, stops: number])[] = [
  [
    "a form",
    async () => {
      showBetween(
        <ParameterForm
          form={form}
          {...settings}
          defaultValues={defaultValues}
          onSubmit={() => {}}
        />,
      );
      await find("[role=combobox]");
    },
    11,
  ],
  [
    "a form that was refused",
    async () => {
      showBetween(<ParameterForm form={form} {...settings} onSubmit={() => {}} />);
      await find("[role=combobox]");
      await userEvent.click(page.getByRole("button", { name: "Submit" }));
      await expectFocus("There is a problem");
    },
    12,
  ],
  [
    "a review",
    async () => {
      showBetween(
        <FormReview forms={[{ form: parsed, values: defaultValues }]} onChange={() => {}} />,
      );
      await find("button");
    },
    7,
  ],
  [
    "a form with every kind of stop",
    async () => {
      showBetween(<ParameterForm form={kinds} {...kindSettings} onSubmit={() => {}} />);
      await find("form");
    },
    8,
  ],
  [
    "every kind of stop, refused",
    async () => {
      showBetween(<ParameterForm form={kinds} {...kindSettings} onSubmit={() => {}} />);
      await find("form");
      await userEvent.click(page.getByRole("button", { name: "Submit" }));
      await expectFocus("There is a problem");
    },
    13,
  ],
  ...steps.map(
    ([step, stops]) =>
      [
        `the step "${step}"`,
        async () => {
          showBetween(
            <FormCollection
              forms={forms}
              step={step}
              onStepChange={() => {}}
              variant="tasks"
              attestation={{ statement: "It is true." }}
              signers={[{ id: "x", title: "Preparer", statement: "I helped." }]}
              onSign={() => {}}
            />,
          );
          await find(".pf-step-head");
        },
        stops,
      ] as const,
  ),
];

beforeEach(() => page.viewport(900, 600));

const stopsOf = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button:not([data-edge]), input, select, textarea, summary)",
    ),
  ].filter((element) => element.tabIndex >= 0);

/** Scrolls an element halfway under the header or the footer. */
function halfCover(element: Element | undefined, byFooter: boolean) {
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  scrollBy(0, top + height / 2 - (byFooter ? innerHeight - covered : covered));
}

/** Whether an element lies between what stands at the edges. */
function expectSeen(element: Element | null | undefined) {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(covered);
  expect(bottom).toBeLessThanOrEqual(innerHeight - covered);
}

const ways = [
  ["Tab", "{Tab}", 0],
  ["Shift+Tab", "{Shift>}{Tab}{/Shift}", -1],
] as const;

const walks = scenes.flatMap(([what, mount, least]) =>
  ways.map(([way, keys, start]) => ({ what, way, mount, least, keys, start })),
);

test.each(walks)(
  "$what: $way scrolls fields with label and message out from under covered edges",
  async ({ mount, least, keys, start }) => {
    await mount();
    const stops = stopsOf();
    expect(stops.length).toBeGreaterThanOrEqual(least);
    const order = start === 0 ? stops : stops.toReversed();
    const edges = [...document.querySelectorAll<HTMLElement>("[data-edge]")];
    edges.at(start)?.focus();
    const next = async (stop: HTMLElement | undefined) => {
      halfCover(stop, start === 0);
      await userEvent.keyboard(keys);
    };
    await next(order[0]);
    const seen = new Set<Element | null>();
    while (!document.activeElement?.matches("[data-edge]")) {
      const stop = document.activeElement as HTMLElement;
      expect(seen).not.toContain(stop);
      seen.add(stop);
      await vi.waitFor(() => {
        for (const part of [".pf-label", ".pf-error"])
          expectSeen(stop.closest(".pf-field")?.querySelector(part));
        expectSeen(stop);
      }, patience);
      await next(order[order.indexOf(stop) + 1]);
    }
    expect(seen.size).toBeGreaterThanOrEqual(least);
  },
);

import { ParameterForm, parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
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

const drawn: readonly (readonly [name: string, draw: () => Promise<unknown>, stops: number])[] = [
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
];

beforeEach(() => page.viewport(900, 600));

const stopsOf = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button:not([data-edge]), input, select)",
    ),
  ].filter((element) => element.tabIndex >= 0);

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

const walks = drawn.flatMap(([what, draw, least]) =>
  ways.map(([way, keys, start]) => ({ what, way, draw, least, keys, start })),
);

test.each(walks)(
  "$what: $way leads below nothing that covers the edges of the window, and shows the message",
  async ({ draw, least, keys, start }) => {
    await draw();
    const stops = stopsOf();
    expect(stops.length).toBeGreaterThanOrEqual(least);
    stops.at(start)?.focus();
    const seen = new Set<Element | null>();
    while (!document.activeElement?.matches("[data-edge]")) {
      const stop = document.activeElement;
      expect(seen).not.toContain(stop);
      seen.add(stop);
      await vi.waitFor(() => {
        expectSeen(stop);
        expectSeen(stop?.closest(".pf-field")?.querySelector(".pf-error"));
      }, patience);
      await userEvent.keyboard(keys);
    }
    expect(seen.size).toBeGreaterThanOrEqual(least);
  },
);

import { type Components, ParameterForm } from "parameter-form";
import { everyType } from "parameter-form/service";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Pager } from "../../src/lists/query/lists/PagerPart.tsx";
import { renderButton } from "../../src/react/parts/Button.tsx";
import { renderPart } from "../../src/react/parts/renderPart.ts";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { forceColors, isRinged, looks, setLook } from "../support/focusRing.ts";

const optional = { type: "string", required: false };
const options = Array.from({ length: 20 }, (_, place) => ({
  value: `${place}`,
  label: `Place ${place}`,
}));
const form = {
  ...everyType,
  parameters: [
    ...everyType.parameters,
    { ...optional, name: "ssn", label: "Social Security number" },
    { ...optional, name: "account_number", label: "Account number" },
    { ...optional, name: "place", label: "Place", type: "select", options },
  ],
};
const fields = { account_number: { stored: "6789" }, optional_string: { readOnly: true } };
const defaultValues = { optional_boolean: "true", ssn: "123-45-6789", place: "3" };

function Page({ components }: { readonly components: Partial<Components> }) {
  const slot = { settings: { components, fields: {} } };
  return (
    <>
      <ParameterForm
        form={form}
        components={components}
        fields={fields}
        defaultValues={defaultValues}
        booleanAs="radio"
        onSubmit={() => {}}
      />
      {renderPart("Pager", Pager, slot, {
        nav: { "aria-label": "Pages" },
        ready: true,
        turning: false,
        previous: renderButton(slot, "page-button", { children: "Previous" }),
        next: null,
        refresh: null,
        place: "Page 2",
        status: "",
        size: {
          label: "Items per page",
          select: { value: 25, onChange: () => {} },
          options: [{ value: 25, label: "25" }],
        },
      })}
    </>
  );
}

/** Ends what moves to a new look, so that it is the look that is asked for. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Where focus may show: on what has it, on what is drawn in its place beside it, on the box around it. */
const places = (focused: Element): readonly Element[] =>
  [focused, focused.nextElementSibling, focused.parentElement].filter((place) => place !== null);

const kindOf = (focused: Element): string =>
  [
    focused.tagName,
    focused.getAttribute("role") ?? focused.getAttribute("type"),
    focused.matches("button") && focused.textContent,
  ]
    .filter(Boolean)
    .join(" ");

/** What Tab stops at, from what has focus to the control of this label; those whose focus does not show, and those that look focused without. */
async function stopsTo(label: string) {
  const seen = new Set<string>();
  const faint = new Set<string>();
  const last = page.getByLabelText(label).element();
  for (;;) {
    const focused = document.activeElement;
    if (!focused || focused === document.body) throw new Error(`Tab does not lead to ${label}`);
    const kind = kindOf(focused);
    seen.add(kind);
    settle();
    const rings = places(focused).filter(isRinged);
    if (rings.length === 0) faint.add(kind);
    if (focused === last) return { seen: [...seen].toSorted(), faint: [...faint] };
    await userEvent.keyboard("{Tab}");
    settle();
    if (rings.some((ring) => !ring.contains(document.activeElement) && isRinged(ring)))
      faint.add(`${kind} without focus`);
  }
}

/** https://www.w3.org/TR/WCAG22/#focus-visible of all that takes focus in a form and a pager: by an outline, which forced colours keep. */
export function testFocus(
  components: Partial<Components>,
  around: (children: ReactNode, theme: "light" | "dark") => ReactNode,
): void {
  afterEach(() => forceColors("none"));

  test.each(looks)("focus shows as an outline in the $theme theme with $colors", async (look) => {
    await setLook(look);
    show(around(<Page components={components} />, look.theme));
    await find("input[role=combobox]");
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    expect(await stopsTo("Items per page")).toEqual({
      faint: [],
      seen: [
        "A",
        "BUTTON button Change",
        "BUTTON button Clear answer",
        "BUTTON button Previous",
        "BUTTON button Show 3 more",
        "BUTTON button Show Social Security number",
        "BUTTON submit Submit",
        "DIV alert",
        "INPUT combobox",
        "INPUT radio",
        "INPUT text",
        "SELECT",
      ],
    });
  });

  test.each(looks)(
    "the active option is outlined in the $theme theme with $colors",
    async (look) => {
      await setLook(look);
      show(around(<Page components={components} />, look.theme));
      await userEvent.click(await find("input[role=combobox]"));
      await userEvent.keyboard("{ArrowDown}");
      const active = () =>
        document.getElementById(
          document.activeElement?.getAttribute("aria-activedescendant") ?? "",
        );
      await vi.waitFor(() => {
        settle();
        const option = active();
        expect(option && isRinged(option)).toBe(true);
      }, patience);
    },
  );
}

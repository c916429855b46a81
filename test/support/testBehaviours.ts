import { fieldNameOf, type FormSettings } from "parameter-form";
import type { ReactNode } from "react";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { page } from "vitest/browser";
import { isParameterType } from "../../src/core/definition/form.ts";
import { isUnread } from "../../src/core/values/fieldValue.ts";
import { openAmount } from "../react/mask/amountField.tsx";
import { behaviours } from "./behaviours.ts";
import { patience } from "./browser.tsx";
import { copyFor, doBehaviour, unescaped } from "./doBehaviour.ts";
import { isDeep } from "./isDeep.ts";

export const behaviourRows = Object.entries(behaviours).flatMap(([where, table]) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [steps = "", live = "", blur = "", left = "", answer = ""] = line.trim().split(" | ");
      const shown = { live, blur };
      return (["live", "blur"] as const)
        .filter((mask) => shown[mask] !== "~")
        .map((mask) => ({ mask, where, steps, focused: shown[mask], left, answer }));
    }),
);

/** Spaces and apostrophes of one kind. */
const plain = (text: string): string => text.replace(/\p{Zs}/gu, " ").replaceAll("’", "'");
const expectedText = (cell: string): string => (cell === '""' ? "" : plain(unescaped(cell)));

/** What react-hook-form holds, as a cell of the table. */
function answered(value: unknown): string {
  if (isUnread(value)) return `(${value.reason})`;
  return plain(String(value));
}

type Row = (typeof behaviourRows)[number];

/** What comes of a row, whatever is done and the text is. */
const endOf = ({ where, focused, left, answer }: Row): string =>
  `${where.split(" ").at(-1)} ${left === focused} ${answer.endsWith("!")}`;

/** What is done in a row and what comes of it, whatever the text is. */
const kindOf = (row: Row): string =>
  `${row.steps.replace(/(?<=^|> )(?!keys)(\w+) .*?(?= > |$)/g, "$1")} ${endOf(row)}`;

/** The first row of each kind, with the mask that writes while somebody types. */
const oneOfEach = (kind: (row: Row) => string): readonly Row[] => [
  ...new Map(
    behaviourRows
      .filter(({ mask }) => mask === "live")
      .toReversed()
      .map((row) => [kind(row), row]),
  ).values(),
];

/**
 * A test of each row, in fields with these settings, below what they need around them. How an event is read is the same whoever renders the input,
 * and under both Reacts: with React 18 one row of each kind is tried, in a design system one of each end, and in `npm run test:deep` every row.
 */
export function testBehaviours(
  settings: FormSettings = {},
  around?: (children: ReactNode) => ReactNode,
): void {
  beforeAll(() => page.viewport(800, 600));
  const isOurs = settings.components === undefined;
  const some = isOurs ? kindOf : endOf;
  const tried = isDeep || (isOurs && inject("react") === "19") ? behaviourRows : oneOfEach(some);

  test.each(tried)(
    'mask="$mask", $where: $steps => $focused, then $left = $answer',
    async ({ mask, where, steps, focused, left, answer }) => {
      const [locale = "", ...rest] = where.split(" ");
      const type = rest.at(-1) ?? "";
      const [currency = "USD"] = rest.slice(0, -1);
      if (!isParameterType(type) || type === "select") throw new Error(`${type} is not typed`);
      await copyFor(steps);
      const { input, api } = await openAmount(
        { ...settings, mask, locale, currency },
        type,
        around,
      );
      await doBehaviour(input, steps);
      await vi.waitFor(() => expect(plain(input.value)).toBe(expectedText(focused)), patience);
      const value = () => answered(api().methods.getValues(fieldNameOf("amount")));
      expect(value()).toBe(expectedText(answer.replace("!", "")));
      expect(input).not.toHaveAttribute("aria-invalid");
      input.blur();
      await vi.waitFor(() => expect(plain(input.value)).toBe(expectedText(left)), patience);
      const flagged = answer.endsWith("!") ? "true" : null;
      await vi.waitFor(() => expect(input.getAttribute("aria-invalid")).toBe(flagged), patience);
      expect(value()).toBe(expectedText(answer.replace("!", "")));
    },
  );
}

import fc from "fast-check";
import { decimal } from "../laws.ts";
import { written } from "./worth.ts";

const signs = fc.constantFrom("", "", "", "-", "−", "+", "(", "--", "－", "‑");
const trailing = fc.constantFrom("", "", "", "-", "−", " USD", "$", "-$");
const spaced = fc.constantFrom("", "", "", " ", "\u00A0", "\u200F", "\t");
const gap = fc.constantFrom(",", ".", "'", "’", " ", "\u202F", "\u00A0", "٫", "٬", "");
const unit = fc.constantFrom(
  "",
  "",
  "",
  "$",
  "€",
  "₹",
  "CHF",
  "usd",
  "%",
  "＄",
  "٪",
  "eur",
  "￥",
  "US$",
  "$ (",
  "USD ",
);
const run = fc.stringMatching(/^[0-9]{1,3}$/);

/** Texts like those that people type: a sign, a unit, runs of digits with something between them. */
const likeAmount = fc
  .tuple(
    spaced,
    signs,
    unit,
    fc.array(fc.tuple(run, gap), { maxLength: 5 }),
    fc.tuple(fc.constantFrom("", ".", ","), fc.stringMatching(/^[0-9]{0,4}$/)),
    unit,
    trailing,
    spaced,
  )
  .map(([before, sign, left, groups, tail, right, behind, after]) =>
    [
      before,
      sign,
      left,
      groups.flat().join(""),
      tail.join(""),
      right,
      sign === "(" ? ")" : "",
      behind,
      after,
    ].join(""),
  );
const evenGroups = fc
  .tuple(fc.stringMatching(/^[1-9][0-9]{0,2}$/), fc.array(fc.stringMatching(/^[0-9]{3}$/)), gap)
  .map(([first, others, between]) => [first, ...others].join(between));
const marks = fc.string({
  unit: fc.constantFrom(..."0123456789٣३５.,'’ \u00A0-−+()%$€x\u200B"),
  maxLength: 9,
});
/** Texts that are amounts, that nearly are, and that are none. */
export const anyAmount = fc.oneof(likeAmount, evenGroups, marks, decimal);
const near = fc
  .tuple(fc.integer({ min: -20_000, max: 20_000 }), fc.nat(3))
  .filter(([size]) => size !== 0)
  .map(([size, decimals]) => written({ size: BigInt(size), decimals }));
/** Values as they are submitted, many of them close to one another. */
export const wire = fc.oneof(near, decimal);

import { checks, parameterOf, reads, shows } from "../../tables.ts";

const share = parameterOf("percent");
const forty = "1234567890".repeat(4);

reads("percentages, en-US", share, {}, [
  ["50", "= 50"],
  ["50%", "= 50"],
  ["50 %", "= 50"],
  ["%50", "= 50"],
  ["50\uFF05", "= 50"],
  ["１２．５％", "= 12.5"],
  ["0.5%", "= 0.5"],
  ["7.125", "= 7.125"],
  ["10.10001", "= 10.10001"],
  ["10.1000", "= 10.1000"],
  ["5.00000", "= 5.00000"],
  [".5", "= 0.5"],
  ["5.", "= 5"],
  ["007", "= 7"],
  ["100.01", "= 100.01"],
  ["1,000", "= 1000"],
  [`0.${forty}`, `= 0.${forty}`],
  ["-0", "= 0"],
  ["", "empty"],
  ["-1", "negative"],
  ["(1)", "negative"],
  ["12,5", "ambiguous"],
  ["50%%", "notNumber"],
  ["%50%", "notNumber"],
  ["50‰", "notNumber"],
  ["$50", "notNumber"],
  ["1/2", "notNumber"],
  ["½", "notNumber"],
  ["5⁵", "notNumber"],
  ["1e1", "notNumber"],
  ["five", "notNumber"],
  ["NaN", "notNumber"],
  ["%", "notNumber"],
  ["10\t20", "notNumber"],
]);

reads("percentages where the locale decides, de-DE", share, { locale: "de-DE" }, [
  ["4,260", "= 4.260"],
  ["12,5 %", "= 12.5"],
  ["4.260", "= 4260"],
  ["12.5", "ambiguous"],
]);
reads("percentages, ar-EG", share, { locale: "ar-EG" }, [
  ["١٢٫٥٪\u061C", "= 12.5"],
  ["12٫5%", "= 12.5"],
]);
reads("percentages, fa-IR", share, { locale: "fa-IR" }, [["۱۲٫۵٪", "= 12.5"]]);
reads("percentages, fr-FR", share, { locale: "fr-FR" }, [["12,5\u202F%", "= 12.5"]]);

shows("percentages", share, {}, [
  ["50", "50"],
  ["10.1000", "10.1000"],
  ["7.125", "7.125"],
  ["half", "half"],
]);
shows("percentages in ar-EG", share, { locale: "ar-EG" }, [["12.50", "١٢٫٥٠"]]);

checks("a percentage on the wire", share, [
  ["0", "valid"],
  ["0.0", "valid"],
  ["50", "valid"],
  ["7.125", "valid"],
  ["100", "valid"],
  ["100.000", "valid"],
  [`99.${"9".repeat(40)}`, "valid"],
  [`100.${"0".repeat(40)}1`, "tooLarge (rangeOverflow)"],
  ["100.01", "tooLarge (rangeOverflow)"],
  ["101", "tooLarge (rangeOverflow)"],
  ["1000", "tooLarge (rangeOverflow)"],
  ["5100", "tooLarge (rangeOverflow)"],
  ["2100.0", "tooLarge (rangeOverflow)"],
  [forty, "tooLarge (rangeOverflow)"],
  ["-1", "negative (rangeUnderflow)"],
  ["-0.001", "negative (rangeUnderflow)"],
  ["", "notNumber (typeMismatch)"],
  ["50%", "notNumber (typeMismatch)"],
  ["-0", "notNumber (typeMismatch)"],
  ["050", "notNumber (typeMismatch)"],
  [".5", "notNumber (typeMismatch)"],
  ["12,5", "notNumber (typeMismatch)"],
  ["5e1", "notNumber (typeMismatch)"],
]);

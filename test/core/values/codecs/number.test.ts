import { checks, parameterOf, reads, shows } from "../../tables.ts";

const count = parameterOf("number");
const forty = "1234567890".repeat(4);

reads("whole numbers, en-US", count, {}, [
  ["7", "= 7"],
  [" 7 ", "= 7"],
  ["007", "= 7"],
  ["+7", "= 7"],
  ["7.", "= 7"],
  ["1,234", "= 1234"],
  ["0", "= 0"],
  ["-0", "= 0"],
  ["٧", "= 7"],
  ["\uFF17", "= 7"],
  ["𝟟", "= 7"],
  ["7\u200B", "= 7"],
  [forty, `= ${forty}`],
  ["", "empty"],
  ["7.0", "notWhole"],
  ["7.5", "notWhole"],
  [".5", "notWhole"],
  ["1.234", "notWhole"],
  ["-7", "negative"],
  ["(7)", "negative"],
  ["−7", "negative"],
  ["1,5", "ambiguous"],
  ["12,34", "ambiguous"],
  ["1 234", "ambiguous"],
  ["7%", "notNumber"],
  ["$7", "notNumber"],
  ["7²", "notNumber"],
  ["½", "notNumber"],
  ["1e5", "notNumber"],
  ["1_000", "notNumber"],
  ["0x10", "notNumber"],
  ["NaN", "notNumber"],
  ["Infinity", "notNumber"],
  ["3 4 5", "ambiguous"],
  ["3\t4", "notNumber"],
  ["seven", "notNumber"],
  ["3 children", "notNumber"],
]);

reads("whole numbers, de-DE", count, { locale: "de-DE" }, [
  ["1.234", "= 1234"],
  ["1,234", "notWhole"],
  ["1.5", "ambiguous"],
]);

reads("whole numbers, de-AT, which groups them by spaces", count, { locale: "de-AT" }, [
  ["1 234", "= 1234"],
  ["1.234", "ambiguous"],
]);

reads("whole numbers, fr-FR", count, { locale: "fr-FR" }, [["1 234", "= 1234"]]);

shows("whole numbers", count, {}, [
  ["7", "7"],
  ["1234567", "1,234,567"],
  [forty, "1,234,567,890,123,456,789,012,345,678,901,234,567,890"],
  ["seven", "seven"],
  ["007", "007"],
]);
shows("whole numbers in es-ES", count, { locale: "es-ES" }, [
  ["1234", "1234"],
  ["12345", "12.345"],
]);
shows("whole numbers in de-AT", count, { locale: "de-AT" }, [["1234567", "1 234 567"]]);

checks("a whole number on the wire", count, [
  ["1", "valid"],
  ["1234", "valid"],
  [forty, "valid"],
  ["0", "notPositive (rangeUnderflow)"],
  ["-1", "negative (rangeUnderflow)"],
  ["1.0", "notWhole (stepMismatch)"],
  ["7.5", "notWhole (stepMismatch)"],
  ["", "notNumber (typeMismatch)"],
  ["-0", "notNumber (typeMismatch)"],
  ["+1", "notNumber (typeMismatch)"],
  ["01", "notNumber (typeMismatch)"],
  ["1.", "notNumber (typeMismatch)"],
  ["1,234", "notNumber (typeMismatch)"],
  [" 1", "notNumber (typeMismatch)"],
  ["1e5", "notNumber (typeMismatch)"],
  ["Infinity", "notNumber (typeMismatch)"],
  ["٧", "notNumber (typeMismatch)"],
]);

import { checks, parameterOf, reads, type Row, shows } from "../../tables.ts";

const answer = parameterOf("boolean");
const others = [" true", "true ", "True", "FALSE", "yes", "no", "1", "0", "null", "\u200Btrue"];

reads("answers", answer, {}, [
  ["true", "= true"],
  ["false", "= false"],
  ["", "empty"],
  ...others.map((text): Row => [text, "notBoolean"]),
]);

shows("answers as they are", answer, {}, [
  ["true", "true"],
  ["false", "false"],
  ["yes", "yes"],
  ["", ""],
]);

checks("an answer on the wire", answer, [
  ["true", "valid"],
  ["false", "valid"],
  ...["", ...others].map((text): Row => [text, "notBoolean (typeMismatch)"]),
]);

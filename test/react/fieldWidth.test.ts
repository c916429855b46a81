import { expect, test } from "vitest";
import { widthOf } from "../../src/react/settings/fieldWidth.ts";
import { parameterOf } from "../core/tables.ts";

test("derives the width of a field from its type and name", () => {
  for (const [type, name, width] of [
    ["string", "zip", "8rem"],
    ["string", "mailing_zip_code", "8rem"],
    ["string", "city_state_zip", "full"],
    ["string", "city_and_state", "full"],
    ["string", "city", undefined],
    ["string", "unzip", undefined],
    ["string", "homeState", "20rem"],
    ["string", "estate", undefined],
    ["string", "start_date", "10rem"],
    ["string", "candidate", undefined],
    ["string", "spouse_ssn", "14rem"],
    ["string", "account_number", "20rem"],
    ["string", "first_name", undefined],
    ["select", "state", "20rem"],
    ["select", "filing_status", undefined],
    ["boolean", "state", undefined],
    ["currency", "amount", "12rem"],
    ["number", "zip", "6rem"],
    ["percent", "share", "8rem"],
  ] as const) {
    expect.soft(widthOf({ ...parameterOf(type), name }, false), `${type} ${name}`).toBe(width);
  }
});

import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { field } from "../support/renderForm.tsx";

const forms = [{ form: formOf("a", "Name: string") }, { form: formOf("b", "Count: number") }];

test("onEvent reports each form by its id", async () => {
  const told: string[] = [];
  const drawn = renderCollection({
    forms,
    onEvent: (id, { type }) => void told.push(`${id} ${type}`),
  });
  await drawn.press("Continue");
  await drawn.type("Name", "Ada");
  await drawn.press("Continue");
  expect(told.splice(0)).toEqual([
    "a shown",
    "a fieldError",
    "a started",
    "b shown",
    "a submitted",
  ]);
  await drawn.user.type(field("Count"), "1");
  await drawn.press("Back");
  expect(told).toEqual(["b started", "b abandoned", "a shown"]);
});

import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { field } from "../support/renderForm.tsx";

const forms = [{ form: formOf("a", "Name: string") }, { form: formOf("b", "Count: number") }];

test("onEvent reports each form by its id", async () => {
  const events: string[] = [];
  const view = renderCollection({
    forms,
    onEvent: (id, { type }) => void events.push(`${id} ${type}`),
  });
  await view.press("Continue");
  await view.type("Name", "Ada");
  await view.press("Continue");
  expect(events.splice(0)).toEqual([
    "a shown",
    "a fieldError",
    "a started",
    "b shown",
    "a submitted",
  ]);
  await view.user.type(field("Count"), "1");
  await view.press("Back");
  expect(events).toEqual(["b started", "b abandoned", "a shown"]);
});

import { expect, test } from "vitest";
import { drawCollection, formOf, reviewed } from "../support/drawCollection.tsx";
import { field, settled } from "../support/drawForm.tsx";

const forms = [
  { form: formOf("a", "Nick: string?", "One: string?") },
  { form: formOf("b", "Nick: string?", "Two: string?") },
];

test("an offered answer that was taken back does not come back", async () => {
  const drawn = drawCollection({ forms });
  await drawn.type("Nick", "Al");
  await drawn.press("Continue");
  expect(field("Nick")).toHaveValue("Al");
  await drawn.user.clear(field("Nick"));
  await settled();
  await drawn.press("Continue");
  const nick = ["Nick: Al", "One: Not provided", "Nick: Not provided"];
  expect(reviewed()).toEqual([...nick, "Two: Not provided"]);
  await drawn.press("Change Two");
  await drawn.type("Two", "x");
  await drawn.press("Save and return");
  expect(reviewed()).toEqual([...nick, "Two: x"]);
  await drawn.press("Submit");
  expect(drawn.onSign.mock.lastCall?.[0].values).toEqual({ Two: "x" });
});

test("a question that was left empty is not answered by a form that came later", async () => {
  const drawn = drawCollection({ forms });
  await drawn.press("Continue");
  await drawn.type("Nick", "Al");
  await drawn.press("Continue");
  await drawn.press("Change One");
  await drawn.type("One", "x");
  await drawn.press("Save and return");
  expect(reviewed()).toEqual(["Nick: Not provided", "One: x", "Nick: Al", "Two: Not provided"]);
});

const names: readonly (readonly [name: string, isOffered: boolean])[] = [
  ["acknowledgement", false],
  ["accept_terms", false],
  ["AcceptedTerms", false],
  ["declaration", false],
  ["w4.authorization", false],
  ["under_penalties_of_perjury", false],
  ["signature", false],
  ["eSign", false],
  ["signed_2", false],
  ["initials", false],
  ["initial_here", false],
  ["certify", false],
  ["consent", false],
  ["middle_initial", true],
  ["middleInitial", true],
  ["designation", true],
  ["assigned_location", true],
  ["initialize_date", true],
];

test.each(names)("the answer to %s is offered in another form: %s", async (name, isOffered) => {
  const asks = (id: string) => ({ form: { ...formOf(id), parameters: [asked] } });
  const asked = { name, label: "Asked", type: "string", required: false };
  const drawn = drawCollection({ forms: [asks("a"), asks("b")] });
  await drawn.type("Asked", "x");
  await drawn.press("Continue");
  expect(field("Asked")).toHaveValue(isOffered ? "x" : "");
});

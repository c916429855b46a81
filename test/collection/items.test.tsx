import { screen } from "@testing-library/react";
import type { FormCollectionProps, FormSource } from "parameter-form/collection";
import { differentIn, parseForm } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { errorAt, field, settled, summary } from "../support/renderForm.tsx";

const first = { form: formOf("a", "Name: string") };
const people = { form: formOf("people", "First: string", "SSN: string?"), title: "People" };
const setup = (repeat: object, more: Partial<FormCollectionProps> = {}) =>
  renderCollection({
    forms: [first, { ...people, repeat }, { form: formOf("z", "End: string?") }],
    ...more,
  });

/** What the cards show, a line each: `title, status: question answer`. */
const cards = (): readonly string[] =>
  [...document.querySelectorAll(".pf-item-card")].map((card) => {
    const [title, state] = [".pf-item-card-title", ".pf-item-card-status"].map(
      (part) => card.querySelector(part)?.textContent,
    );
    const rows = [...card.querySelectorAll(".pf-review-row")].map(
      (row) =>
        `${row.querySelector("dt")?.textContent} ${row.querySelector("dd > :first-child")?.textContent}`,
    );
    return `${title}, ${state}: ${rows.join("; ")}`;
  });

const focused = (): string => {
  const { activeElement: at } = document;
  const names = at?.getAttribute("aria-labelledby")?.split(" ") ?? [];
  return (
    names.map((id) => document.getElementById(id)?.textContent).join(" ") || (at?.textContent ?? "")
  );
};

const status = (): string => document.querySelector(".pf-item-removed output")?.textContent ?? "";

type View = ReturnType<typeof setup>;

/** Goes to the list from the first form. */
async function toList({ type, press }: View): Promise<void> {
  await type("Name", "Ada");
  await press("Continue");
}

/** Adds items with these answers. */
async function add({ type, press }: View, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await press(/^Add/);
    await type("First", name);
    await press("Continue");
  }
}

describe("the list of a repeated form", () => {
  test("is empty at first when no item is required", async () => {
    const view = setup({ min: 0 });
    await toList(view);
    expect(stepShown()).toBe("Step 2 of 4: People");
    expect(screen.getByText("None added")).toBeTruthy();
  });

  test("shows the answers of each item", async () => {
    const view = setup({ min: 0 });
    await toList(view);
    await view.press("Add");
    await view.type("First", "Bo");
    await view.type("SSN", "123-45-6789");
    await view.press("Continue");
    await add(view, "Cy");
    expect(cards()).toEqual(["Bo, Done: First Bo; SSN Ending in 6789", "Cy, Done: First Cy"]);
  });
});

describe("the first text answer is the title of an item", () => {
  const titles = () =>
    [...document.querySelectorAll(".pf-item-card-title")].map((title) => title.textContent);

  test.each([
    ["a name", ["First: string"], { First: "Leo" }, "Leo"],
    ["the first of several", ["First: string?", "Last: string"], { Last: "Gray" }, "Gray"],
    ["none", ["First: string"], {}, "People, 1 of 1"],
    ["a sensitive one", ["SSN: string"], { SSN: "Applied for" }, "People, 1 of 1"],
    [
      "a date or a number",
      ["Born: string", "Age: number"],
      { Born: "2019-07-24", Age: "7" },
      "People, 1 of 1",
    ],
    ["a long text", ["Story: string"], { Story: "a".repeat(61) }, "People, 1 of 1"],
    ["Yes or an option", ["Any: boolean"], { Any: "true" }, "People, 1 of 1"],
  ] as const)("%s", async (_, questions, defaultValues, title) => {
    const form = formOf("people", ...questions);
    renderCollection({ forms: [{ form, title: "People", defaultValues, repeat: {} }] });
    expect(titles()).toEqual([title]);
  });

  test("only if no other item has the same", async () => {
    const view = setup({ min: 0 });
    await toList(view);
    await add(view, "Leo", "Mia", "Leo");
    expect(titles()).toEqual(["People, 1 of 3", "Mia", "People, 3 of 3"]);
  });

  test("only while its question is visible", async () => {
    const view = renderCollection({
      forms: [
        {
          form: formOf("people", "Named: boolean", "First: string"),
          title: "People",
          repeat: {},
          conditions: { First: { name: "Named", equals: "true" } },
          defaultValues: { Named: "true", First: "Leo" },
        },
      ],
    });
    expect(titles()).toEqual(["Leo"]);
    await view.press("Fill in Leo");
    await view.choose("Named", "No");
    await view.press("Save and return");
    expect(titles()).toEqual(["People, 1 of 1"]);
  });
});

test("adding an item opens a step with focus on its heading", async () => {
  const view = setup({ min: 0 });
  await toList(view);
  await view.press("Add");
  expect(stepShown()).toBe("Step 2 of 4: People, 1 of 1");
  expect(focused()).toBe("People, 1 of 1");
});

describe("removing an item", () => {
  async function remove() {
    const view = setup({ min: 0 });
    await toList(view);
    await add(view, "Bo", "Cy", "Di");
    await view.press("Remove Cy");
    return view;
  }
  const answers = () => cards().map((card) => card.split(": ")[1]);

  test("is announced, with focus on Undo", async () => {
    await remove();
    expect([status(), focused()]).toEqual(["“Cy” was removed", "Undo"]);
    expect(answers()).toEqual(["First Bo", "First Di"]);
  });

  test("is undone in the item's place", async () => {
    const { press } = await remove();
    await press("Undo");
    expect([status(), focused()]).toEqual(["“Cy” is back", "Change Cy"]);
    expect(cards()[1]).toBe("Cy, Done: First Cy");
  });

  test("cannot be undone once another item was added", async () => {
    const view = await remove();
    await add(view, "Ed");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(answers()).toEqual(["First Bo", "First Di", "First Ed"]);
  });
});

test("changing an item returns to the list and its focus", async () => {
  const view = setup({ min: 0 });
  const { press, type, user } = view;
  await toList(view);
  await add(view, "Bo", "Di");
  await press("Change Di");
  expect(stepShown()).toBe("Step 2 of 4: Di");
  await user.clear(field("First"));
  await type("First", "Dee");
  await press("Save and return");
  expect(focused()).toBe("Change Dee");
  expect(cards()[1]).toBe("Dee, Done: First Dee");
  await press("Continue");
  expect(stepShown()).toBe("Step 3 of 4: Form z");
});

describe("items that were added, removed and restored", () => {
  async function toReview() {
    const view = setup({ min: 0 });
    const { press } = view;
    await toList(view);
    await add(view, "Bo", "Cy", "Di");
    await press("Remove Cy");
    await press("Undo");
    await press("Remove Cy");
    await add(view, "Ed");
    await press("Continue");
    await press("Continue");
    return view;
  }

  test("are reviewed one by one", async () => {
    await toReview();
    expect(reviewed()).toEqual([
      "Name: Ada",
      "First: Bo",
      "SSN: Not provided",
      "First: Di",
      "SSN: Not provided",
      "First: Ed",
      "SSN: Not provided",
      "End: Not provided",
    ]);
  });

  test("are sent one by one", async () => {
    const { press, onSign } = await toReview();
    await press("Submit");
    expect(
      onSign.mock.calls.map(([{ id, item, values }]) => [
        id,
        item?.id,
        item?.number,
        values["First"],
      ]),
    ).toEqual([
      ["a", undefined, undefined, undefined],
      ["people", "people", 1, "Bo"],
      ["people", "people~3", 2, "Di"],
      ["people", "people~5", 3, "Ed"],
      ["z", undefined, undefined, undefined],
    ]);
    expect(new Set(onSign.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(5);
  });

  test("have one heading each on the receipt", async () => {
    const { press } = await toReview();
    await press("Submit");
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Form a",
      "Bo",
      "Di",
      "Ed",
      "Form z",
    ]);
  });
});

test.each([
  [{}, 1, 3, null],
  [{ min: 0 }, 0, 2, null],
  [{ min: 2 }, 2, 4, null],
  [{ max: 3 }, 1, 3, "You have added all that you can: 3"],
  [{ min: 2, max: 2 }, 2, 2, "You have added all that you can: 2"],
])("repeat: %j starts with %i items of at most %i", async (repeat, initialCount, most, full) => {
  const view = setup(repeat);
  await toList(view);
  expect(cards()).toHaveLength(initialCount);
  for (let at = initialCount; at < most; at++) await add(view, "x");
  expect(cards()).toHaveLength(most);
  expect(screen.queryByText(/^You have added/)?.textContent ?? null).toBe(full);
  expect(screen.queryByRole("button", { name: /^Add/ }) === null).toBe(full !== null);
});

describe("an incomplete item", () => {
  async function unfinished() {
    const view = setup({ min: 2 });
    await toList(view);
    await view.press("Fill in People, 1 of 2");
    await view.type("First", "Bo");
    await view.press("Save and return");
    await view.press("Continue");
    return view;
  }

  test("blocks Continue with a link that names no id", async () => {
    await unfinished();
    expect(summary()).toEqual(["“People, 2 of 2” is not finished"]);
    const [link] = screen.getAllByRole("link", { name: /not finished/ });
    expect(link?.getAttribute("href")).not.toContain("people");
  });

  test("no longer blocks Continue once it is complete", async () => {
    const { press, follow, type } = await unfinished();
    await follow("“People, 2 of 2” is not finished");
    expect(stepShown()).toBe("Step 2 of 4: People, 2 of 2");
    await type("First", "Cy");
    await press("Save and return");
    expect(summary()).toEqual([]);
    await press("Continue");
    expect(stepShown()).toBe("Step 3 of 4: Form z");
  });

  test("is missing after Remove, and incomplete again after Undo", async () => {
    const { press, follow } = await unfinished();
    await press("Remove People, 2 of 2");
    expect(summary()).toEqual(["People: add 1 more"]);
    await follow("People: add 1 more");
    expect(focused()).toBe("Add another");
    await press("Undo");
    expect(summary()).toEqual(["“People, 2 of 2” is not finished"]);
  });
});

describe("a missing item", () => {
  async function missing() {
    const view = setup({ min: 1 }, { variant: "tasks" });
    const { press, type } = view;
    await press("Form a");
    await type("Name", "Ada");
    await press("Continue");
    await press("People");
    await press("Remove People, 1 of 1");
    await press("Back");
    await press("Check your answers");
    await press("Submit");
    return view;
  }

  test("blocks the submission, and the summary links to the list", async () => {
    const { follow, onSign } = await missing();
    expect(summary()).toEqual(["People: add 1 more"]);
    await follow("People: add 1 more");
    expect(stepShown()).toBe("People");
    expect(onSign).not.toHaveBeenCalled();
  });

  test("no longer blocks once it is added", async () => {
    const view = await missing();
    const { press, follow, onSign } = view;
    await follow("People: add 1 more");
    await add(view, "Bo");
    expect(cards()).toEqual(["Bo, Done: First Bo"]);
    await press("Continue");
    expect([...document.querySelectorAll(".pf-task")].map((task) => task.textContent)).toEqual([
      "Form a Done",
      "People Done",
      "Form z To do",
    ]);
    await press("Check your answers");
    expect(summary()).toEqual([]);
    await press("Submit");
    expect(onSign).toHaveBeenCalledTimes(3);
  });
});

describe("an item that the service rejected", () => {
  async function refused() {
    const view = setup({ min: 0 });
    const { press, onSign } = view;
    onSign.mockImplementation(({ item, values }) =>
      item?.number === 2 && values["First"] === "Cy" ? { fields: { First: ["Taken"] } } : {},
    );
    await toList(view);
    await add(view, "Bo", "Cy");
    await press("Continue");
    await press("Continue");
    await press("Submit");
    return view;
  }

  test("is marked wherever it is listed or edited", async () => {
    const { change } = await refused();
    expect(summary()).toEqual(["Cy – First: Taken"]);
    change({ step: "people~items" });
    expect(cards()).toEqual(["Bo, Submitted: First Bo", "Cy, Needs attention: First Cy"]);
    change({ step: "people~2" });
    expect(errorAt("First")).toBe("Taken");
  });

  test("keeps accepted items, which cannot be removed", async () => {
    const { change } = await refused();
    change({ step: "people~items" });
    expect(screen.queryByRole("button", { name: "Remove Bo" })).toBeNull();
  });

  test("is sent again once it is corrected, without the accepted ones", async () => {
    const { change, press, type, user, onSign } = await refused();
    change({ step: "people~2" });
    await user.clear(field("First"));
    await type("First", "Di");
    change({ step: "review" });
    await press("Submit");
    expect(
      onSign.mock.calls.map(
        ([{ id, item, values }]) => `${item?.id ?? id} ${Object.values(values).join()}`,
      ),
    ).toEqual(["a Ada", "people Bo", "people~2 Cy", "people~2 Di", "z "]);
  });
});

test("an item that may have been accepted cannot be removed until it is rejected", async () => {
  const view = setup({}, { onSignError: () => undefined });
  const { press, onSign } = view;
  const remove = () => screen.queryByRole("button", { name: /^Remove/ });
  onSign.mockImplementation(({ id }) => {
    if (id === "people") throw new Error("Lost");
  });
  await toList(view);
  await press("Fill in People, 1 of 1");
  await view.type("First", "Bo");
  await press("Save and return");
  expect(remove()).toBeTruthy();
  view.change({ step: "review" });
  await press("Submit");
  view.change({ step: "people~items" });
  expect(remove()).toBeNull();
  onSign.mockImplementation(() => ({ fields: { First: ["Taken"] } }));
  view.change({ step: "review" });
  await press("Submit");
  view.change({ step: "people~items" });
  expect(remove()).toBeTruthy();
});

test.each<[string, object, sent: number]>([
  ["is read-only", { readOnly: true }, 3],
  ["is disabled", { disabled: true }, 2],
])("a repeated form that %s has no buttons to change its items", async (_, settings, sent) => {
  const view = renderCollection({
    forms: [
      first,
      { ...people, ...settings, defaultValues: { First: "Bo" }, repeat: { min: 1 } },
      { form: formOf("z", "End: string?") },
    ],
  });
  const { press, onSign } = view;
  await toList(view);
  expect(cards()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^(Add|Remove|Undo)/ })).toBeNull();
  view.change({ step: "review" });
  await press("Submit");
  expect(summary()).toEqual([]);
  expect(onSign).toHaveBeenCalledTimes(sent);
});

describe("an answer that must differ in each item", () => {
  async function addTwice() {
    const view = setup({}, { checks: [differentIn("people", "First")] });
    const { press, type } = view;
    await toList(view);
    await press("Fill in People, 1 of 1");
    await type("First", "Bo");
    await press("Save and return");
    await press("Add another");
    await type("First", "Bo");
    await press("Continue");
    return view;
  }

  test("is flagged in the step of the later item", async () => {
    await addTwice();
    expect(errorAt("First")).toBe("This was entered before. Enter another one.");
  });

  test("is flagged in the list when the earlier item is changed", async () => {
    const { press, type, user } = await addTwice();
    await user.clear(field("First"));
    await type("First", "Cy");
    await press("Continue");
    await press("Change Bo");
    await user.clear(field("First"));
    await type("First", "Cy");
    await press("Save and return");
    await press("Continue");
    expect(summary()).toEqual(["“People, 2 of 2” is not finished"]);
  });
});

describe("an item with conditions", () => {
  const forms = [
    {
      form: formOf("people", "First: string", "Student: boolean", "School: string"),
      title: "People",
      repeat: { min: 0 },
      conditions: { School: { name: "Student", equals: "true" } },
    },
    { form: formOf("z", "First: string?") },
  ];

  async function addAnother() {
    const view = renderCollection({ forms });
    const { press, type, choose } = view;
    await press("Add");
    await type("First", "Bo");
    await choose("Student", "Yes");
    await type("School", "MIT");
    await press("Continue");
    await press("Add another");
    return view;
  }

  test("depends only on its own answers", async () => {
    const { press, type, choose } = await addAnother();
    expect(screen.queryByLabelText(/School/)).toBeNull();
    await type("First", "Cy");
    await choose("Student", "No");
    await press("Continue");
    expect(screen.getByRole("button", { name: "Add another" })).toBeTruthy();
  });

  test("starts without answers of another item", async () => {
    const { press, type, choose } = await addAnother();
    expect(field("First")).toHaveValue("");
    await type("First", "Cy");
    await choose("Student", "No");
    await press("Continue");
    await press("Continue");
    expect(field("First")).toHaveValue("");
  });
});

const wrong = (forms: FormCollectionProps["forms"]) => {
  const onFormError = vi.fn<NonNullable<FormCollectionProps["onFormError"]>>();
  try {
    renderCollection({ forms, onFormError }, false);
  } catch (error) {
    return String(error);
  }
  return String(onFormError.mock.calls[0]?.[1]);
};

test.each<[string, FormCollectionProps["forms"], string]>([
  [
    "min over max",
    [{ ...people, repeat: { min: 3, max: 2 } }],
    'The form "people" cannot repeat from 3 to 2 times',
  ],
  ["a part of one", [{ ...people, repeat: { min: 0.5 } }], "from 0.5 to Infinity times"],
  ["fewer than none", [{ ...people, repeat: { min: -1 } }], "from -1 to"],
  ["none at all", [{ ...people, repeat: { min: 0, max: 0 } }], "from 0 to 0 times"],
  ["no id", [{ form: { parameters: [] }, repeat: {} }], "needs an id"],
  [
    "an id of an item",
    [{ ...people, repeat: {} }, { form: formOf("people~2", "A: string") }],
    '"people~2"',
  ],
  [
    "a condition of another form",
    [
      { ...people, repeat: {} },
      { form: formOf("z", "A: string"), when: { name: "First", answered: true } },
    ],
    "that form is repeated and has one answer per item",
  ],
  [
    "a condition that names it",
    [
      { ...people, repeat: {} },
      { form: formOf("z", "A: string"), when: { form: "people", name: "First", answered: true } },
    ],
    "that form is repeated",
  ],
])("throws when a form is repeated with %s", (_, forms, message) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(wrong(forms)).toContain(message);
});

describe("a repeated form that conditions hide", () => {
  async function hide() {
    const view = renderCollection({
      forms: [
        { form: formOf("a", "Any: boolean") },
        { ...people, repeat: { min: 1 }, when: { name: "Any", equals: "true" } },
      ],
    });
    const { press, choose, type } = view;
    await choose("Any", "Yes");
    await press("Continue");
    await press("Fill in People, 1 of 1");
    await type("First", "Bo");
    await press("Save and return");
    await press("Back");
    await choose("Any", "No");
    await press("Continue");
    return view;
  }

  test("has no step", async () => {
    await hide();
    expect(stepShown()).toBe("Step 2 of 2: Check your answers");
  });

  test("is reported in the review as not submitted, and is not submitted", async () => {
    const { press, onSign } = await hide();
    expect(
      screen.getByText("“People, 1 of 1” is not submitted, because of your other answers"),
    ).toBeTruthy();
    await press("Submit");
    expect(onSign).toHaveBeenCalledTimes(1);
  });
});

test("a repeated form that failed to load shows its list once it is loaded", async () => {
  let isThere = false;
  const getForm: FormSource["getForm"] = async () => {
    if (isThere) return parseForm(people.form);
    throw new Error("No");
  };
  const { press, type } = renderCollection({
    forms: [first, { id: "people", repeat: { min: 0 }, title: "People" }],
    client: { getForm },
  });
  await type("Name", "Ada");
  await press("Continue");
  expect(stepShown()).toBe("Step 2 of 3: People");
  expect(screen.getByRole("alert")).toBeTruthy();
  isThere = true;
  await press("Try again");
  await settled();
  expect(focused()).toBe("People");
  expect(screen.getByText("None added")).toBeTruthy();
});

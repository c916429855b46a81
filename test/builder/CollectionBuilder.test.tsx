import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CollectionBuilder, type CollectionBuilderProps } from "parameter-form/builder";
import { createClient } from "parameter-form/client";
import { type Collection, parseCollection } from "parameter-form/document";
import { useState } from "react";
import { expect, test, vi } from "vitest";

interface PageProps extends Pick<CollectionBuilderProps, "client"> {
  readonly initial: Collection;
  onChange?(document: Collection): void;
}

function Page({ initial, onChange, client }: PageProps) {
  const [document, setDocument] = useState(initial);
  return (
    <CollectionBuilder
      document={document}
      onChange={(next) => {
        setDocument(next);
        onChange?.(next);
      }}
      published={parseCollection({ forms: [{ id: "a", form: { parameters: [] } }] })}
      client={client}
      onPublish={() => {}}
    />
  );
}

const row = (name: RegExp) => screen.getByRole("treeitem", { name });

test("renders hostile texts as text everywhere", async () => {
  const hostile = '<img src="x" onerror="alert(1)">';
  const option = { value: hostile, label: hostile };
  const parameter = { name: hostile, label: hostile, required: true };
  render(
    <Page
      initial={parseCollection({
        title: hostile,
        forms: [
          {
            id: "a",
            title: hostile,
            form: {
              description: hostile,
              parameters: [
                { ...parameter, type: "select", options: [option, { value: "b", label: "B" }] },
                { ...parameter, name: "city", type: "string" },
              ],
            },
            sections: [{ title: hostile, description: hostile, names: [hostile, "city"] }],
            conditions: { city: { name: hostile, equals: hostile } },
            fields: { city: { description: hostile, help: hostile } },
          },
        ],
        attestation: { statement: hostile },
        signers: [{ id: "manager", title: hostile, statement: hostile }],
      })}
    />,
  );
  const rows = screen.getAllByRole("treeitem");
  expect(rows.filter(({ textContent }) => textContent?.includes("<img"))).toHaveLength(6);
  for (const one of rows) {
    await userEvent.click(one);
    expect(document.querySelector("img")).toBeNull();
  }
  for (const tab of screen.getAllByRole("tab")) {
    await userEvent.click(tab);
    expect(document.querySelector("img")).toBeNull();
  }
});

test("announces each step, and what was undone", async () => {
  const parameters = ["City", "County"].map((label) => ({
    name: label.toLowerCase(),
    label,
    type: "string",
    required: false,
  }));
  render(<Page initial={parseCollection({ forms: [{ id: "a", form: { parameters } }] })} />);
  const history = within(screen.getByRole("toolbar", { name: "History" }));
  const announced = (text: string) =>
    waitFor(() => expect(history.getByRole("status")).toHaveTextContent(text));
  await userEvent.click(row(/^County/));
  for (const [button, text] of [
    ["Move up", "Moved “County” up"],
    ["Duplicate", "Duplicated “County”"],
    ["Remove", "Removed “County"],
    ["Add a section", "Added “untitled section”"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: button }));
    await announced(text);
  }
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await announced("Undone: Added “untitled section”");
});

test("describes a step by the title of a fetched form", async () => {
  const client = createClient({
    baseUrl: "/api",
    fetch: async () => Response.json({ id: "w4", description: "W-4", parameters: [] }),
  });
  const initial = parseCollection({ forms: [{ id: "w4" }, { id: "a", form: { parameters: [] } }] });
  render(<Page initial={initial} client={client} />);
  await userEvent.click(await screen.findByRole("treeitem", { name: "W-4 Form" }));
  await userEvent.click(screen.getByRole("button", { name: "Move down" }));
  expect(screen.getByRole("button", { name: "Undo: Moved “W-4” down" })).toBeVisible();
});

test("applies an id and a name when their field is left", async () => {
  const question = { name: "city", label: "City", type: "string", required: false };
  const forms = ["a", "ab"].map((id) => ({ id, form: { parameters: [question] } }));
  const onChange = vi.fn<(document: Collection) => void>();
  render(<Page initial={parseCollection({ forms })} onChange={onChange} />);
  const selected = () => within(screen.getByRole("region", { name: /^(Form|Question): / }));
  const retype = async (label: string, text: string): Promise<void> => {
    const field = selected().getByLabelText(label);
    await userEvent.clear(field);
    if (text !== "") await userEvent.type(field, text);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
  };
  await userEvent.click(row(/^a Form/));
  await retype("Id", "ab");
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(
    'Not changed. “id”: Two steps of a collection have the id "ab". Give this form another id',
  );
  await retype("Id", "");
  expect(onChange).not.toHaveBeenCalled();
  await retype("Id", "abc");
  expect(onChange.mock.lastCall?.[0].forms.map(({ id }) => id)).toEqual(["abc", "ab"]);
  onChange.mockClear();
  const [city] = screen.getAllByRole("treeitem", { name: /^City/ });
  if (city) await userEvent.click(city);
  await retype("Name", "town");
  expect(onChange.mock.lastCall?.[0].forms[0]?.form?.parameters[0]?.name).toBe("town");
});

test("combines rules, and takes each of them back", async () => {
  const question = { name: "code", label: "Code", type: "string", required: false } as const;
  const initial = parseCollection({ forms: [{ id: "a", form: { parameters: [question] } }] });
  let latest = initial;
  render(<Page initial={initial} onChange={(document) => (latest = document)} />);
  await userEvent.click(row(/^Code/));
  const selected = within(screen.getByRole("region", { name: "Question: Code" }));
  const choose = (label: RegExp, option: string): Promise<void> =>
    userEvent.selectOptions(selected.getByLabelText(label), option);
  const stored = () => latest.forms[0]?.fields?.["code"]?.rule;

  expect(selected.queryByLabelText(/^And also/)).toBeNull();
  await choose(/^Rule/, "At least so many characters");
  await choose(/^And also \(rule 2\)/, "At most so many characters");
  await choose(/^And also \(rule 3\)/, "ZIP code");
  const length = selected.getByLabelText("Number of characters (rule 2)");
  await userEvent.clear(length);
  await userEvent.type(length, "9{Tab}");
  const [first, second, third] = [
    { rule: "minLength", value: 2 },
    { rule: "maxLength", value: 9 },
    { rule: "zip" },
  ];
  expect(stored()).toEqual({ rule: "all", rules: [first, second, third] });

  // The other rules move up, and focus stays.
  const rule = selected.getByLabelText(/^Rule/);
  await userEvent.selectOptions(rule, "");
  expect(stored()).toEqual({ rule: "all", rules: [second, third] });
  expect(rule).toHaveDisplayValue("At most so many characters");
  expect(rule).toHaveFocus();
  expect(selected.getByLabelText("Number of characters")).toHaveValue("9");
  expect(selected.getByLabelText(/^And also \(rule 2\)/)).toHaveDisplayValue("ZIP code");
  await choose(/^And also \(rule 2\)/, "");
  expect(stored()).toEqual(second);

  const undo = () => screen.getByRole("button", { name: /^Undo/ });
  while (undo().getAttribute("aria-disabled") === null) await userEvent.click(undo());
  expect(JSON.stringify(latest)).toBe(JSON.stringify(initial));
});

test("applies a typed text after a pause, in one step", async () => {
  const question = { name: "city", label: "", type: "string", required: false } as const;
  const onChange = vi.fn<(document: Collection) => void>();
  render(
    <Page
      initial={parseCollection({ forms: [{ id: "a", form: { parameters: [question] } }] })}
      onChange={onChange}
    />,
  );
  await userEvent.click(row(/^untitled question/));
  await userEvent.type(screen.getByLabelText("Label"), "Town");
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(row(/^Town/)).toBeVisible());
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByLabelText("Label")).toHaveFocus();
});

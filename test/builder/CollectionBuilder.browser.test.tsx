import { createTheme, CssBaseline, ThemeProvider } from "@mui/material";
import { muiComponents } from "parameter-form/adapters/mui";
import { CollectionBuilder, type CollectionBuilderProps } from "parameter-form/builder";
import { type Collection, parseCollection } from "parameter-form/document";
import { type JSX, type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "parameter-form/builder.css";
import { axeViolations } from "../support/axeViolations.ts";
import { expectFocus, find, patience, setPage, show } from "../support/browser.tsx";

const person = {
  id: "about-you",
  parameters: [
    { name: "city", label: "City", type: "string", required: true },
    { name: "county", label: "County", type: "string", required: false },
  ],
};
const start = parseCollection({ title: "New hire", forms: [{ title: "About you", form: person }] });

let latest: Collection = start;

interface PageProps extends Pick<CollectionBuilderProps, "document" | "components"> {}

function Page({ document: initial, components }: PageProps): JSX.Element {
  const [document, setDocument] = useState(initial);
  return (
    <>
      <h1>Onboarding</h1>
      <CollectionBuilder
        components={components}
        document={document}
        onChange={(next) => {
          latest = next;
          setDocument(next);
        }}
        published={start}
        onPublish={() => {}}
      />
    </>
  );
}

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Waits until the row of the outline with this name has focus and is selected. */
const expectRow = async (name: string): Promise<void> => {
  await vi.waitFor(() => {
    expect(document.activeElement).toHaveRole("treeitem");
    expect(document.activeElement).toHaveAttribute("aria-selected", "true");
    expect(document.activeElement).toHaveTextContent(name);
  }, patience);
};

const questions = () => latest.forms[0]?.form?.parameters ?? [];

async function open(initial = start): Promise<void> {
  latest = initial;
  await page.viewport(1280, 900);
  show(<Page document={initial} />);
  await find("[role=tree]");
}

test("adds, moves, removes and restores a question by keyboard, and never loses focus", async () => {
  await open();
  await userEvent.click(page.getByRole("treeitem", { name: "New hire Onboarding" }));
  await press("{ArrowDown}{ArrowDown}");
  await expectRow("City");
  await press("{Shift>}{Enter}{/Shift}");
  await expectFocus("Label");
  await press("T-shirt size{Tab}");
  await expectFocus("Type of answer");
  await userEvent.selectOptions(page.getByLabelText("Type of answer"), "select");
  await page.getByLabelText("Options", { exact: true }).fill("S - Small\nM - Medium");
  await vi.waitFor(
    () =>
      expect(questions()[1]).toEqual({
        name: "t_shirt_size",
        label: "T-shirt size",
        type: "select",
        required: false,
        options: [
          { value: "S", label: "Small" },
          { value: "M", label: "Medium" },
        ],
      }),
    patience,
  );

  const row = page.getByRole("treeitem", { name: /^T-shirt size/ });
  await userEvent.click(row);
  await expectRow("T-shirt size");
  await press("{Alt>}{ArrowUp}{/Alt}");
  await expectRow("T-shirt size");
  expect(questions().map(({ name }) => name)).toEqual(["t_shirt_size", "city", "county"]);
  await press("{Delete}");
  await expectRow("City");
  expect(questions()).toHaveLength(2);
  await press("{Control>}z{/Control}");
  await expectRow("T-shirt size");
  await press("{Control>}z{/Control}");
  await expectRow("T-shirt size");
  expect(questions().map(({ name }) => name)).toEqual(["city", "t_shirt_size", "county"]);
  await press("{Control>}y{/Control}");
  await expectRow("T-shirt size");
  expect(questions().map(({ name }) => name)).toEqual(["t_shirt_size", "city", "county"]);
});

test("lists what refers to a question before it is removed", async () => {
  const conditions = { county: { name: "city", equals: "Baltimore" } };
  await open(parseCollection({ forms: [{ form: person, conditions }] }));
  await userEvent.click(page.getByRole("treeitem", { name: /^City/ }));
  await press("{Delete}");
  const group = page.getByRole("group", { name: "Remove “City”" });
  await expect.element(group).toHaveTextContent("The condition of “County”");
  await userEvent.click(group.getByRole("button", { name: "Keep" }));
  expect(questions()).toHaveLength(2);
  await userEvent.click(page.getByRole("button", { name: "Remove", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Remove with these settings" }));
  await expectFocus("Label");
  expect(latest.forms[0]?.conditions).toBeUndefined();
  expect(questions()).toHaveLength(1);
});

test("the preview keeps answers while the document changes", async () => {
  await open();
  const preview = page.getByRole("tabpanel", { name: "Preview" });
  await preview.getByLabelText("City").fill("Baltimore");
  await userEvent.click(page.getByRole("treeitem", { name: /^County/ }));
  await page.getByLabelText("Label", { exact: true }).fill("County of residence");
  await expect.element(preview.getByLabelText("County of residence")).toBeVisible();
  await expect.element(preview.getByLabelText("City")).toHaveValue("Baltimore");
});

const designSystems = {
  none: { components: undefined, around: (children: ReactNode) => children },
  mui: {
    components: muiComponents,
    around: (children: ReactNode, theme: "light" | "dark") => (
      <ThemeProvider theme={createTheme({ palette: { mode: theme } })}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    ),
  },
} as const;

test.each(
  (["none", "mui"] as const).flatMap((system) =>
    (["light", "dark"] as const).flatMap((theme) =>
      [390, 1280].map((width) => ({ system, theme, width })),
    ),
  ),
)("axe finds nothing in any pane: $system, $theme, $width px", async (at) => {
  const { system, theme, width } = at;
  setPage(theme);
  await page.viewport(width, 900);
  const { components, around } = designSystems[system];
  show(around(<Page document={start} components={components} />, theme));
  await find("[role=tree]");
  await userEvent.click(page.getByRole("treeitem", { name: /^City/ }));
  for (const name of ["Preview", "Problems", "Review and publish", "Translations", "JSON"]) {
    await userEvent.click(page.getByRole("tab", { name: new RegExp(`^${name}`) }));
    await expect.element(page.getByRole("tabpanel")).toBeVisible();
    expect([name, await axeViolations()]).toEqual([name, []]);
  }
});

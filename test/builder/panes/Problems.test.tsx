import { act, screen, waitFor, within } from "@testing-library/react";
import type { Form } from "parameter-form/core";
import { createClient } from "parameter-form/client";
import { lintCollection } from "parameter-form/document";
import { expect, test, vi } from "vitest";
import { Problems } from "../../../src/builder/panes/Problems.tsx";
import { findingsOf, useFindings } from "../../../src/builder/panes/useFindings.ts";
import type { CollectionBuilderApi } from "../../../src/builder/useCollectionBuilder.ts";
import { renderPane } from "./renderPane.tsx";

const Linted = ({ builder }: { readonly builder: CollectionBuilderApi }) => (
  <Problems builder={builder} findings={useFindings(builder)} />
);

const empty = (label: string, name = label) => ({ name, label, type: "string", required: false });

test("lists problems by severity, and selects their places", async () => {
  const form = { parameters: [empty("", "town"), empty("home_address", "address")] };
  const { builder, press } = renderPane({ forms: [{ id: "a", form }] }, (one) => (
    <Linted builder={one} />
  ));
  const blocking = within(screen.getByRole("region", { name: "Blocks publishing" }));
  const [item] = blocking.getAllByRole("listitem");
  expect(item).toHaveTextContent("Employees see a field or an option without a text.");
  expect(item).toHaveTextContent("Write a label in plain words.");
  const confusing = screen.getByRole("region", { name: "An employee would stumble over" });
  const button = within(confusing).getByRole("button", { name: "home_address" });
  expect(button).toHaveAccessibleDescription(/name of a database column/);
  await press("home_address");
  expect(builder().state.place).toEqual({ kind: "question", form: 0, name: "address" });
  expect(button).toHaveFocus();
});

test("reports that there are no problems once they are solved", async () => {
  const { run } = renderPane(
    { forms: [{ id: "a", form: { parameters: [empty("", "town")] } }] },
    (one) => <Linted builder={one} />,
  );
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  run({ type: "remove", place: { kind: "form", form: 0 } });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("No problems"));
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("renders at most 100 problems", () => {
  const parameters = Array.from({ length: 112 }, (_, at) => empty("", `town${at}`));
  const json = { forms: [{ id: "a", form: { parameters } }] };
  const count = lintCollection(json).length;
  renderPane(json, (one) => <Linted builder={one} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(100);
  expect(screen.getByText(`And ${count - 100} more`)).toBeVisible();
});

const fetched: Form = {
  id: "tax",
  parameters: [
    { name: "note", label: "", type: "string", required: false },
    { name: "city", label: "City", type: "string", required: false },
  ],
};

test("lints settings of a fetched form, and not its definition", async () => {
  const client = createClient({
    baseUrl: "https://example.test",
    fetch: vi.fn<typeof fetch>(async () => Response.json(fetched)),
  });
  const json = { forms: [{ id: "tax", fields: { town: { help: "Where you live" } } }] };
  renderPane(json, (one) => <Linted builder={one} />, { client });
  await act(async () => undefined);
  const [item, ...others] = await screen.findAllByRole("listitem");
  expect(item).toHaveTextContent("“town” does not exist in the form.");
  expect(others).toEqual([]);
});

test("lints a document once for all panes", () => {
  const document = { forms: [{ id: "tax" }] };
  const definitions = new Map([["tax", fetched]]);
  const findings = findingsOf(document, definitions);
  expect(findingsOf(document, definitions)).toBe(findings);
  expect(findingsOf(document, new Map())).not.toBe(findings);
});

// @vitest-environment node
import { ParameterForm, parseForm } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const form = parseForm(
  questions("Status: select? single|married", "Income: currency?", "Note: string?"),
);
const when = shownWhen(form, {
  Income: { name: "Status", equals: "married" },
  Note: { name: "Income", answered: true },
});

test.each([
  [{}, "Status"],
  [{ Status: "married" }, "Status Income"],
  [{ Status: "married", Income: "5" }, "Status Income Note"],
  [{ Status: "single", Income: "5" }, "Status"],
])("with %o, a server renders %s", (defaultValues, labels) => {
  const html = renderToString(
    <ParameterForm form={form} when={when} defaultValues={defaultValues} onSubmit={() => {}} />,
  );
  const view = ["Status", "Income", "Note"].filter((label) => html.includes(`>${label}<`));
  expect(view.join(" ")).toBe(labels);
});

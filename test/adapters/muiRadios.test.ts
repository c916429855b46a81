import type { ParameterFormProps } from "parameter-form";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions } from "../support/questions.ts";

const materialUi = "@mui/material";

beforeEach(() => {
  vi.resetModules();
  vi.doMock(materialUi, async (original) => ({ ...(await original<object>()), minor: 0 }));
});

afterEach(() => {
  vi.doUnmock(materialUi);
  vi.resetModules();
});

test("renders the values of radio buttons in the first release of Material UI 9, too", async () => {
  const { ParameterForm } = await import("parameter-form");
  const { muiComponents } = await import("parameter-form/adapters/mui");
  const props: ParameterFormProps = {
    form: questions("Exempt: boolean"),
    booleanAs: "radio",
    components: muiComponents,
    onSubmit: () => undefined,
  };
  const html = renderToStaticMarkup(createElement(ParameterForm, props));
  expect(html.match(/(?<=<input type="radio"[^>]* value=")\d/gu)).toEqual(["0", "1"]);
});

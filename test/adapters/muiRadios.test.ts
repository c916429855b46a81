import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { muiComponents } from "parameter-form/adapters/mui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { questions } from "../support/questions.ts";

vi.mock("@mui/material", async (original) => ({ ...(await original<object>()), minor: 0 }));

test("Radio buttons get what is theirs in the first release of Material UI 9, too", () => {
  const props: ParameterFormProps = {
    form: questions("Exempt: boolean"),
    booleanAs: "radio",
    components: muiComponents,
    onSubmit: () => undefined,
  };
  const html = renderToStaticMarkup(createElement(ParameterForm, props));
  expect(html.match(/(?<=<input type="radio"[^>]* value=")\d/gu)).toEqual(["0", "1"]);
});

import { adapter } from "bench-adapter";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { generate } from "../forms.ts";

/** What a server sends of a generated form. */
export const draw = (size: number): string =>
  renderToString(createElement(adapter.Form, { form: generate(size), onSubmit: () => {} }));

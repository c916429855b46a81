import { adapter } from "bench-adapter";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { formOf, type Size } from "../sizes.ts";

/** What a server sends of a form. */
export const draw = (size: Size): string =>
  renderToString(createElement(adapter.Form, { form: formOf(size), onSubmit: () => {} }));

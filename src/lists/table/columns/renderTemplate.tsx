import { flexRender } from "@tanstack/react-table";
import type { FunctionComponent, ReactNode } from "react";
import type { Column } from "../useTable.ts";

type Template = Column["columnDef"]["cell"];

/**
 * Renders a column's template. Text is the only child of the cell or of a `<span>`: a browser's
 * translator replaces text nodes, and React could not update one beside others.
 */
export const renderTemplate = <C extends object>(
  template: Template,
  context: C,
  ours: (context: C) => string | null,
): ReactNode =>
  template === ours
    ? ours(context)
    : flexRender(isPlain(template) ? withOwnText(template) : template, context);

// React itself must render classes and the results of `memo`.
const isPlain = (template: Template): template is FunctionComponent<object> =>
  typeof template === "function" && !template.prototype?.isReactComponent;

const made = new WeakMap<FunctionComponent<object>, FunctionComponent<object>>();

/** Wraps bare text of a component in a `<span>`. Cached, so that the component keeps its state. */
function withOwnText(template: FunctionComponent<object>): FunctionComponent<object> {
  const known = made.get(template);
  if (known) return known;
  const own = (context: object): ReactNode | Promise<ReactNode> => {
    const rendered = template(context);
    return typeof rendered === "string" || typeof rendered === "number" ? (
      <span>{rendered}</span>
    ) : (
      rendered
    );
  };
  made.set(template, own);
  return own;
}

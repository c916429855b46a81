import { flexRender } from "@tanstack/react-table";
import type { FunctionComponent, ReactNode } from "react";
import type { Column } from "../useTable.ts";

type Template = Column["columnDef"]["cell"];

/**
 * What a column draws in a cell. A text is the cell's own or an element's, so that it is replaced
 * whole where a page's translator has taken it from React.
 */
export const drawTemplate = <C extends object>(
  template: Template,
  context: C,
  ours: (context: C) => string | null,
): ReactNode =>
  template === ours
    ? ours(context)
    : flexRender(isPlain(template) ? withOwnText(template) : template, context);

/** A class, or what `memo` makes, is drawn by React alone. */
const isPlain = (template: Template): template is FunctionComponent<object> =>
  typeof template === "function" && !template.prototype?.isReactComponent;

const made = new WeakMap<FunctionComponent<object>, FunctionComponent<object>>();

/** The same component, always one and the same, with a bare text in an element of its own. */
function withOwnText(template: FunctionComponent<object>): FunctionComponent<object> {
  const known = made.get(template);
  if (known) return known;
  const own = (context: object): ReactNode | Promise<ReactNode> => {
    const drawn = template(context);
    return typeof drawn === "string" || typeof drawn === "number" ? <span>{drawn}</span> : drawn;
  };
  made.set(template, own);
  return own;
}

import type { JSX, FunctionComponent, ReactNode } from "react";
import type { Header, HeaderContext, Column, HeaderGroup } from "./useTable.ts";
import { flexRender } from "@tanstack/react-table";

interface CellProps extends Pick<JSX.IntrinsicElements["th"], "children" | "colSpan"> {
  /** Scope of a header cell; `false` for a data cell. */
  readonly scope: "col" | "colgroup" | "row" | false;
  readonly numeric: boolean;
}

export function Cell({ scope, numeric, ...props }: CellProps): JSX.Element {
  const kind = numeric ? "numeric" : undefined;
  return scope ? (
    <th {...props} scope={scope} data-kind={kind} />
  ) : (
    <td {...props} data-kind={kind} />
  );
}

/** Default header of a column, as in TanStack Table: its `accessorKey` or id. */
export const valueName = ({ column }: HeaderContext): string | null => {
  const { accessorFn, columnDef, id } = column;
  if ("accessorKey" in columnDef) return String(columnDef.accessorKey);
  return accessorFn ? id : null;
};

/** Whether a column has a header or footer. */
export function isNamed(header: Header, part: "header" | "footer"): boolean {
  const template = header.column.columnDef[part];
  return !header.isPlaceholder && Boolean(template === valueName ? valueName(header) : template);
}

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

interface GroupRowProps {
  readonly group: HeaderGroup;
  readonly part: "header" | "footer";
  readonly numeric: (column: Column) => boolean;
  readonly rowHeader: string | undefined;
}

/** Renders a header or footer row, with a cell per column or column group. */
export function GroupRow({ group, part, numeric, rowHeader }: GroupRowProps): JSX.Element {
  return (
    <tr>
      {group.headers.map((header) => {
        const { id, colSpan, column } = header;
        const named = isNamed(header, part);
        const above = colSpan > 1 ? "colgroup" : "col";
        const scope = part === "header" ? above : column.id === rowHeader && "row";
        return (
          <Cell key={id} scope={named && scope} colSpan={colSpan} numeric={numeric(column)}>
            {named && renderTemplate(column.columnDef[part], header.getContext(), valueName)}
          </Cell>
        );
      })}
    </tr>
  );
}

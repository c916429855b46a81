import type { JSX } from "react";

/** What a cell is the header of; `false` for a cell with data. */
export type CellScope = "col" | "colgroup" | "row" | false;

interface CellProps extends Pick<JSX.IntrinsicElements["th"], "children" | "colSpan"> {
  readonly scope: CellScope;
  readonly numeric: boolean;
}

/** A cell of a table, the element that its part in the table asks for. */
export function Cell({ scope, numeric, ...props }: CellProps): JSX.Element {
  const kind = numeric ? "numeric" : undefined;
  return scope ? (
    <th {...props} scope={scope} data-kind={kind} />
  ) : (
    <td {...props} data-kind={kind} />
  );
}

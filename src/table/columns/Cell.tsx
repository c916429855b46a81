import type { JSX } from "react";

interface CellProps extends Pick<JSX.IntrinsicElements["th"], "children" | "colSpan"> {
  /** What the cell is the header of; `false` for a cell with data. */
  readonly scope: "col" | "colgroup" | "row" | false;
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

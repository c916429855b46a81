import type { JSX } from "react";

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

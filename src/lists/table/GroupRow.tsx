import type { JSX } from "react";
import { Cell } from "./columns/Cell.tsx";
import { isNamed, valueName } from "./columns/columnNames.ts";
import { renderTemplate } from "./columns/renderTemplate.tsx";
import type { Column, HeaderGroup } from "./useTable.ts";

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

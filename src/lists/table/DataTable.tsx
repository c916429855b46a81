"use client";
import {
  type JSX,
  type ReactNode,
  useMemo,
  type RefCallback,
  useCallback,
  useRef,
  useState,
} from "react";
import type { Entry } from "../query/lists/uniqueItems.ts";
import { Cell, isNamed, valueName, renderTemplate, GroupRow } from "./cells.tsx";
import type { TanStackColumn } from "./tableColumn.ts";
import { cellText, type FormatLanguage, isNumeric } from "./tableFormats.ts";
import { type CellContext, type Column, rowHeaderOf, useTable } from "./useTable.ts";

/** Columns of a table, and which of them are row headers or numeric. */
export interface TableProps<T> {
  /**
   * `TableColumn<T>[]`, or columns of TanStack Table 8 or 9. Define them outside of render, or
   * memoize them.
   */
  readonly columns: readonly TanStackColumn<T>[];
  /**
   * Id of the column that is the row header.
   * @default the first column
   */
  readonly rowHeader?: string | undefined;
  /**
   * Ids of columns to align at the end. The formats `currency`, `number` and `percent` imply it.
   */
  readonly numeric?: readonly string[] | undefined;
}

/** Label and caption of a table: at least one of them. */
export type TableNames =
  | {
      /**
       * Name of the list for assistive technology, such as "Payments".
       * @default the caption
       */
      readonly label: string;
      /**
       * Caption of the table.
       * @default the label
       */
      readonly caption?: ReactNode;
    }
  | { readonly label?: undefined; readonly caption: string };

interface DataTableProps<T> extends TableProps<T> {
  readonly label: string;
  readonly caption: ReactNode;
  readonly language: FormatLanguage;
  readonly entries: readonly Entry<T>[];
}

export function DataTable<T>(props: DataTableProps<T>): JSX.Element {
  const { columns, caption, numeric: numericIds = [], label, language, entries } = props;
  const [scrolled, hidden] = useHidden();
  const defaultColumn = useMemo(
    () => ({
      header: valueName,
      cell: ({ column, getValue }: CellContext) =>
        cellText(getValue(), column.columnDef.format, language),
    }),
    [language],
  );
  const table = useTable({
    data: useMemo(() => entries.map(({ item }) => item), [entries]),
    columns,
    defaultColumn,
    getRowId: (_item, index) => entries[index]?.key ?? `${index}`,
  });
  const numeric = ({ id, columnDef }: Column) =>
    numericIds.includes(id) || isNumeric(columnDef.format);
  const rowHeader = rowHeaderOf(table, props.rowHeader);
  const footers = table
    .getFooterGroups()
    .filter(({ headers }) => headers.some((header) => isNamed(header, "footer")));
  return (
    <div className="pf-table-frame" data-more={hidden}>
      <div
        className="pf-table-scroll"
        ref={scrolled}
        {...(hidden && { role: "group", "aria-label": label, tabIndex: 0 })}
      >
        <table className="pf-table">
          <caption>{caption}</caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <GroupRow
                key={group.id}
                part="header"
                group={group}
                numeric={numeric}
                rowHeader={rowHeader}
              />
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getAllCells().map((cell) => (
                  <Cell
                    key={cell.id}
                    scope={cell.column.id === rowHeader && "row"}
                    numeric={numeric(cell.column)}
                  >
                    {renderTemplate(
                      cell.column.columnDef.cell,
                      cell.getContext(),
                      defaultColumn.cell,
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
          {footers.length > 0 && (
            <tfoot>
              {footers.map((group) => (
                <GroupRow
                  key={group.id}
                  part="footer"
                  group={group}
                  numeric={numeric}
                  rowHeader={rowHeader}
                />
              ))}
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}

type Ends = "start" | "end" | "both";

/**
 * Tracks at which ends a horizontally scrollable element hides content; `undefined` when it fits.
 * An element with hidden content must be scrollable by keyboard.
 */
function useHidden(): readonly [RefCallback<HTMLElement>, Ends | undefined] {
  const [hidden, setHidden] = useState<Ends>();
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => setHidden(hiddenEnds(element));
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
    for (const child of element.children) observer.current.observe(child);
    element.addEventListener("scroll", measure, { passive: true });
  }, []);
  return [ref, hidden];
}

function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends | undefined {
  // Right to left, `scrollLeft` is negative. On a zoomed page it has fractions.
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  if (before >= 1) return after >= 1 ? "both" : "start";
  return after >= 1 ? "end" : undefined;
}

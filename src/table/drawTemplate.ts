import { flexRender } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { Column } from "./useTable.ts";

type Template = Column["columnDef"]["cell"];

/**
 * What a column draws in a cell. A text of ours is the cell's own, so that it is replaced whole
 * where a page's translator has taken it from React.
 */
export const drawTemplate = <C extends object>(
  template: Template,
  context: C,
  ours: (context: C) => string | null,
): ReactNode => (template === ours ? ours(context) : flexRender(template, context));

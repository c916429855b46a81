import type { ReactNode } from "react";

/** What the example service says of people. */
export interface Employee {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly start_date: string;
}

const isEmployee = (item: unknown): item is Employee =>
  typeof item === "object" && item !== null && "first_name" in item;

export const renderEmployee = (item: unknown): ReactNode =>
  isEmployee(item) && (
    <div className="row">
      <strong>
        {item.first_name} {item.last_name}
      </strong>
      <span>{item.email}</span>
      <span>since {item.start_date}</span>
    </div>
  );

const isSimple = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Whatever an object holds: its id, and its simple fields. */
export function renderAny(item: unknown): ReactNode {
  if (typeof item !== "object" || item === null) return null;
  const { id = "", ...fields } = Object.fromEntries(Object.entries(item));
  return (
    <div className="row">
      <strong>{String(id)}</strong>
      {Object.entries(fields)
        .filter(([, value]) => isSimple(value))
        .slice(0, 4)
        .map(([name, value]) => (
          <span key={name}>
            {name.replaceAll("_", " ")}: {String(value)}
          </span>
        ))}
    </div>
  );
}

import type { Parameter } from "../../core/form.ts";

/** What a field is told apart by: another type or name is another field. */
export const fieldKey = ({ type, name }: Parameter): string => `${type} ${name}`;

import { type Control, type FieldValues, get } from "react-hook-form";

/** What react-hook-form keeps for a field. It reads names as paths, of which ours have one step unless they are in a host's form. */
export const heldAt = (record: FieldValues, field: string) =>
  field.includes(".") ? get(record, field) : record[field];

/** The place of a row, within the name of a field of it. */
const row = /\.(\d+)(?=\.)/g;

/** Whether a field stood in a row of the host's field array that is no more. */
export const isInLostRow = (values: FieldValues, field: string): boolean =>
  [...field.matchAll(row)].some(({ index, 1: place }) => {
    const rows: unknown = get(values, field.slice(0, index));
    return Array.isArray(rows) && rows.length <= Number(place);
  });

/** Whether the host moves rows around a field just now: its name is another row's already. */
export const isMoving = ({ _state, _names }: Control, field: string): boolean =>
  _state.action && [..._names.array].some((rows) => field.startsWith(`${rows}.`));

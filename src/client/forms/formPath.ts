import { encodeSegment } from "../request/encodeSegment.ts";

export const formsPath = "/forms";

/**
 * Returns the path of one form.
 * @throws InvalidIdError
 */
export const formPath = (id: string): string =>
  `${formsPath}/${encodeSegment(id, { method: "GET", path: `${formsPath}/{form_id}` })}`;

import { segment } from "../request/segment.ts";

export const formsPath = "/forms";

/**
 * Returns the path of one form.
 * @throws InvalidIdError
 */
export const formPath = (id: string): string =>
  `${formsPath}/${segment(id, { method: "GET", path: `${formsPath}/{form_id}` })}`;

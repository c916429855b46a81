import { segment } from "../request/segment.ts";

/** The list of forms. */
export const formsPath = "/forms";

/** Where one form is. Throws `InvalidIdError`. */
export const formPath = (id: string): string =>
  `${formsPath}/${segment(id, { method: "GET", path: `${formsPath}/{form_id}` })}`;

import { getOwn } from "../../core/record.ts";
import type { Markup, ParameterFieldState } from "../settings/settings.ts";

/** Returns the text format of a parameter. */
export const markupOf = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Markup =>
  getOwn(settings.fields, parameter.name)?.markup ?? settings.markup;

const tag = /<[a-z/!][^<>]*>/gi;
const entity = /&(?:amp|lt|gt|quot|#39|nbsp);/g;
const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** Returns HTML without its tags, and Markdown as is. */
export const stripHtml = (text: string, markup: Markup): string =>
  markup === "html"
    ? text.replace(tag, " ").replace(entity, (found) => characters[found] ?? found)
    : text;

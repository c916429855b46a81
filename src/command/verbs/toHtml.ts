import {
  type Form,
  type Parameter,
  type ParameterOption,
  type ParameterType,
  english,
  type MessageOverrides,
} from "../../core/index.ts";
import { getOwn } from "../../core/record.ts";

const css = `
  @page { margin: 18mm }
  body { font: 11pt/1.4 system-ui, sans-serif; max-inline-size: 44rem; margin: 1rem auto; color: #000 }
  h1 { font-size: 1.4rem; margin: 0 }
  .hint { color: #444; font-size: 0.9em; font-weight: 400; margin: 0; white-space: pre-line }
  .question { break-inside: avoid; margin-block: 1em }
  .label { font-weight: 600; margin: 0 }
  .label span { font-weight: 400 }
  .box { border: 1px solid #000; block-size: 2.2em; display: flex; align-items: center; padding-inline: 0.5em }
  .currency, .number, .percent { max-inline-size: 12rem }
  .percent { justify-content: end }
  ul { columns: 14rem; list-style: none; margin: 0.2em 0 0; padding: 0 }
  li { break-inside: avoid; padding-inline-start: 1.6em; text-indent: -1.6em }
  li::before { content: ""; border: 1px solid #000; display: inline-block; block-size: 0.9em; inline-size: 0.9em; margin-inline-end: 0.7em; vertical-align: -0.1em }
`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? one);

type PageText = Awaited<ReturnType<typeof pageTextIn>>;
type Choice = Pick<ParameterOption, "label" | "description">;

/** Returns the choices of a parameter; `null` when it has none. */
function choicesOf(parameter: Parameter, { messageOf }: PageText): readonly Choice[] | null {
  if (parameter.type === "boolean")
    return [{ label: messageOf("yes") }, { label: messageOf("no") }];
  return parameter.type === "select" ? parameter.options.filter(({ disabled }) => !disabled) : null;
}

const hint = (text: string | undefined): string =>
  text ? ` <span class="hint">${escaped(text)}</span>` : "";
const item = ({ label, description }: Choice): string =>
  `<li>${escaped(label)}${hint(description)}</li>`;

const signs: Partial<Readonly<Record<ParameterType, string>>> = { currency: "$", percent: "%" };

function questionOf(parameter: Parameter, page: PageText): string {
  const { label, required, description, type } = parameter;
  const mark = required ? "" : ` <span>${escaped(page.messageOf("markOptional"))}</span>`;
  const choices = choicesOf(parameter, page);
  return `<div class="question">
<p class="label">${escaped(label)}${mark}</p>${hint(description)}
${choices ? `<ul>${choices.map(item).join("")}</ul>` : `<div class="box ${type}">${signs[type] ?? ""}</div>`}
</div>`;
}

/**
 * Renders a form as an HTML page to print and fill in by hand. It has no scripts and external
 * resources.
 */
export async function toHtml(form: Form): Promise<string> {
  const { description = "", jurisdiction_name, revision_date, lang = "en" } = form;
  const page = await pageTextIn(lang);
  const facts = [jurisdiction_name, revision_date].flatMap((one) => (one ? [escaped(one)] : []));
  return `<!doctype html>
<html lang="${escaped(lang)}" dir="${page.dir}">
<meta charset="utf-8">
<title>${escaped(description)}</title>
<style>${css}</style>
<h1>${escaped(description)}</h1>
<p class="hint">${facts.join(" · ")}</p>
${form.parameters.map((parameter) => questionOf(parameter, page)).join("\n")}
</html>
`;
}

const locales: Readonly<Record<string, () => Promise<Readonly<Record<string, MessageOverrides>>>>> =
  {
    ar: () => import("../../locales/ar.ts"),
    de: () => import("../../locales/de.ts"),
    es: () => import("../../locales/es.ts"),
    fr: () => import("../../locales/fr.ts"),
    hi: () => import("../../locales/hi.ts"),
    ko: () => import("../../locales/ko.ts"),
    pt: () => import("../../locales/pt.ts"),
    tl: () => import("../../locales/tl.ts"),
    vi: () => import("../../locales/vi.ts"),
    zh: () => import("../../locales/zh.ts"),
  };

const rightToLeft = ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** Returns the messages and direction of a page in the language of a BCP 47 tag. */
async function pageTextIn(tag: string) {
  const language = tag.split("-")[0]?.toLowerCase() ?? "";
  const found = await getOwn(locales, language)?.();
  const messages: MessageOverrides = { ...english, ...found?.[language] };
  return {
    dir: rightToLeft.includes(language) ? "rtl" : "ltr",
    messageOf: (key: "yes" | "no" | "markOptional"): string => `${messages[key] ?? english[key]}`,
  };
}

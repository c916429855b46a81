/** What a style sheet or a test of yours may rely on: a class, or a data attribute and its values. */
export interface Hook {
  readonly name: string;
  /** The elements that a class is on, or the classes that an attribute is on. */
  readonly on: readonly string[];
  readonly values?: readonly string[];
  readonly meaning: string;
}

const style = (name: string, on: string, meaning: string): Hook => ({
  name: `.pf-${name}`,
  on: on.split(" "),
  meaning,
});

const data = (name: string, on: string, meaning: string, values = "true"): Hook => ({
  name: `data-${name}`,
  on: on.split(" "),
  values: values.split(" "),
  meaning,
});

/** The classes of a form and of all that is in it. */
const ofForms: readonly Hook[] = [
  style("form", "form section", "A form; a step of a collection"),
  style("by-id", "div", "Around a form that is fetched by its id"),
  style("header", "div header", "Above the fields: the heading and the facts"),
  style("heading", "h2", "What the form is called; the tag follows `headingLevel`"),
  style("facts", "ul", "Whose form it is, its revision, the official document"),
  style("fields", "div", "All fields"),
  style("section", "fieldset div", "Questions that belong together; those of no section come last"),
  style("section-head", "legend", "Around its title"),
  style("section-title", "h3", "What it is called; the tag is one below the form's"),
  style("section-description", "p", "What is said below its title"),
  style("section-fields", "div", "Its fields"),
  style("group", "div", "20 fields of a form of more than 50"),
  style("row", "div", "Fields side by side, or yours in a layout of your own"),
  style("field", "div fieldset", "A parameter: label, hint, message and control"),
  style(
    "ring",
    "input",
    "An outline on focus, in the colour `--pf-ring`, for an adapter's or yours",
  ),
  style("label", "label legend", "The question"),
  style("mark", "span", "“(optional)” or “(required)”"),
  style("hint", "p", "The parameter's description"),
  style("error", "p", "What is wrong with the answer, and blocks"),
  style("warning", "p", "What may be wrong with the answer, and does not block"),
  style("answer", "div", "What is answered with, whoever draws it: one control, or several"),
  style("origin", "p", "That the answer was filled in or worked out, and from what"),
  style("control", "div", "Around an input or a select, with what stands beside it"),
  style("input", "input", "What is typed into"),
  style("affix", "span", "A currency's symbol or a percent sign"),
  style("select", "select", "A native select"),
  style("radios", "div", "The radio buttons of a parameter"),
  style("radio", "label", "One radio button and its label"),
  style("agreement", "span", "The box of a statement to agree to"),
  style("agreement-word", "label", "“Yes” beside it, where an adapter draws the frame"),
  style("clear-place", "div", "Room for the button that takes a radio's answer back"),
  style("readings", "p", "What an ambiguous amount may mean, to press"),
  style("clear", "button", "Takes an optional answer back"),
  style("stored", "div", "The last four of an answer that your server has"),
  style("reveal", "button", "Shows and hides a sensitive answer"),
  style("pick-place", "span", "Around the button that opens the calendar of a date"),
  style("pick", "button", "That button"),
  style("combobox", "div", "The `.pf-control` of a select that can be searched"),
  style("popup", "div", "What a searchable select opens"),
  style("options", "ul", "What was found"),
  style("option", "li", "One option; `aria-selected` where the keyboard is"),
  style("option-label", "span", "The option's label"),
  style("option-description", "span", "What is said of the option, in one line"),
  style("nothing", "p", "Said when no option was found"),
  style("summary", "div", "What a submission failed with"),
  style("summary-heading", "h2", "Its heading"),
  style("summary-lead", "p", "How many questions still need an answer, where it is more than five"),
  style("summary-list", "ul", "Its lines, which lead to the fields"),
  style("actions", "div", "Around the buttons below the fields"),
  style("button", "button", "What a page is about, such as Submit; `aria-disabled` while busy"),
  style("button-plain", "button", "An action beside it, drawn as text, such as Change"),
  style("status", "output", "“Submitting…”"),
  style("alert", "div", "Why a form cannot be drawn or loaded"),
  style("ending", "div", "Where a form was before its answers were accepted; it takes focus"),
  style("success", "div", "That the answers were received, and when"),
  style("skeleton", "div", "Stands where a form will be"),
  style("skeleton-row", "div", "Stands where a field will be"),
  style("visually-hidden", "output span", "For screen readers alone"),
];

/** The classes of lists and tables. */
const ofLists: readonly Hook[] = [
  style("list", "section", "A list with its pager"),
  style("list-body", "div", "The objects; `aria-busy` while others load"),
  style("items", "ul", "The objects of a page"),
  style("item", "li", "One object"),
  style("list-empty", "div", "Said when there is none, and what can be done about it"),
  style("list-skeleton", "div", "Stands where a list will be"),
  style("list-alert", "div", "Why a page did not load, and the way out"),
  style("pager", "nav", "The ways through a list"),
  style("pager-turn", "div", "Previous, the place, Next"),
  style("pager-place", "span", "“26–50”"),
  style("pager-set", "div", "The page size and Refresh"),
  style("page-size", "label", "How many objects a page has"),
  style("page-button", "button", "Turns pages; Back and Print in a collection"),
  style("table-frame", "div", "Around what is scrolled"),
  style("table-scroll", "div", "Around a table, which scrolls by itself"),
  style("table", "table", "A list as a table"),
];

/** The classes of collections, reviews, receipts and drafts. */
const ofCollections: readonly Hook[] = [
  style("collection", "div", "Several forms"),
  style("step-head", "div", "A step's place and heading"),
  style("step-place", "p", "“Step 2 of 5”"),
  style("progress", "ol div", "The steps by their names; a bar above the tasks"),
  style("progress-step", "li span", "One step or task of it"),
  style("progress-name", "span", "What the step is called"),
  style("standing", "svg", "The shape of a form's or a step's standing"),
  style("standing-outline", "path", "Its outline"),
  style("standing-inside", "path", "What stands in it"),
  style("task-count", "p", "“2 of 5 done”"),
  style("tasks", "ul", "The forms, to be filled in in any order"),
  style("task", "li", "One of them"),
  style("task-link", "button", "Leads to it"),
  style("task-status", "span", "How it stands, and how long it takes"),
  style("task-word", "span", "How it stands, in words"),
  style("task-first", "strong", "Said of a form that others wait for"),
  style("review", "div", "All answers, or a receipt"),
  style("review-form", "section", "Those of one form"),
  style("review-heading", "h3", "Its title; the tag follows `headingLevel`"),
  style("review-section", "div", "Those of one section"),
  style("review-subheading", "h4", "What it is called; the tag is one below the form's"),
  style("review-list", "dl", "Its questions and answers"),
  style("review-row", "div", "A question and its answer"),
  style("review-question", "dt", "The question"),
  style("review-answer", "dd", "The answer as text"),
  style("review-secret", "div", "A sensitive answer, with its Show"),
  style("review-none", "p span", "Said where there is no answer"),
  style("review-change", "dd", "Around its Change"),
  style("receipt", "section", "The `.pf-form` of a receipt, as it is printed"),
  style("receipt-head", "div", "Its shape and heading"),
  style("receipt-at", "p", "When the answers were received"),
  style("receipt-next", "div", "What happens next"),
  style("receipt-sent", "details", "What was sent to the letter"),
  style("statement", "div", "What is signed"),
  style("signed", "section", "The documents that are signed"),
  style("signed-frame", "iframe", "The preview of one"),
  style("sign-day", "p", "The day it is signed"),
  style("draft", "div", "Whether answers are saved"),
  style("draft-notices", "output", "What became of earlier answers"),
  style("step-draft", "div", "The draft's part of a step, below its buttons"),
  style("later", "div", "“Save and finish later”"),
  style("draft-choice", "div", "Which of two tabs' answers stay"),
];

/** States, beside the standard ones: `aria-invalid`, `aria-busy`, `aria-disabled`, `:disabled`, `:read-only`. */
const states: readonly Hook[] = [
  data(
    "type",
    ".pf-field",
    "The parameter's type",
    "boolean currency number percent select string",
  ),
  data("invalid", ".pf-field .pf-review-row", "The answer is wrong, and it is said"),
  data("width", ".pf-answer", "The most that it is wide", "6rem 8rem 10rem 12rem 14rem 20rem full"),
  data("pending", ".pf-group", "Fields that are drawn in a moment"),
  data("opens", ".pf-control", "A list opens below it"),
  data("above", ".pf-popup", "It opens above its input"),
  data("highlighted", ".pf-option", "A design system draws it as the one that keys are at"),
  data("chosen", ".pf-option", "It is the answer"),
  data("turning", ".pf-pager", "Another page is on its way"),
  data("kind", "td th", "A column of numbers", "numeric"),
  data("more", ".pf-table-frame", "The ends at which it hides something", "start end both"),
  data(
    "status",
    ".pf-draft",
    "How saving stands",
    "idle saving saved failed elsewhere removed none",
  ),
  data(
    "standing",
    ".pf-task .pf-progress-step .pf-standing",
    "How a form or a step stands",
    "toDo inProgress done sent blocked",
  ),
];

/** Every class and every data attribute of what this package draws by itself. A change of one is a breaking change. */
export const hooks: readonly Hook[] = [...ofForms, ...ofLists, ...ofCollections, ...states];

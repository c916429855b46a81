import type { ComponentPropsWithoutRef, HTMLAttributes, ReactNode, Ref } from "react";
import type { LocalizedText } from "../../core/messages/defineMessages.ts";
import type { HeadingLevel } from "../support/headings.ts";

type Tag =
  | "a"
  | "button"
  | "div"
  | "h2"
  | "input"
  | "label"
  | "li"
  | "nav"
  | "p"
  | "select"
  | "textarea"
  | "ul";

/**
 * Attributes, listeners and ref of one element. All of them belong on the element that a part
 * draws.
 */
export type ElementProps<T extends Tag> = ComponentPropsWithoutRef<T> & {
  readonly ref?: Ref<HTMLElementTagNameMap[T]> | undefined;
};

/**
 * A text and the language it is in, when that is known: spread it on the element that holds the
 * text.
 */
export interface Words extends LocalizedText {
  /** Given where the text names or describes a control by its id. */
  readonly id?: string | undefined;
}

/**
 * What becomes of a text that is not yet an answer: it is read, or kept as a text that was not
 * read, or forgotten.
 */
export type Pending = "commit" | "keep" | "discard";

type Surroundings = Pick<HTMLElement, "ownerDocument" | "closest" | "querySelector">;

/** What can be given focus, or has the radio buttons that can. */
export interface Focusable extends Partial<Surroundings> {
  focus(): void;
  /** Reads, or forgets, a text that is not yet an answer. */
  endSearch?(how: Pending): void;
  /** Whether a text that is not yet an answer stands in it. */
  isSearched?(): boolean;
}

/** Attributes for styles. */
interface DataAttributes {
  readonly [data: `data-${string}`]: string | boolean | undefined;
}

/** One radio button of a group. */
export interface RadioPart {
  readonly label: Words;
  /** Drawn below the label. It describes the radio button, and is no part of its name. */
  readonly description?: Words | undefined;
  readonly chosen: boolean;
  /**
   * Attributes of the `<input type="radio">`; its checkedness is written to the element, never to
   * an attribute.
   */
  readonly input: ElementProps<"input">;
}

/** One option of a combobox that is in view. */
export interface OptionPart {
  readonly label: Words;
  /** Drawn below the label in one line, since all rows are equally tall. */
  readonly description?: Words | undefined;
  readonly chosen: boolean;
  readonly highlighted: boolean;
  readonly item: ElementProps<"li">;
}

/**
 * What a button is for: what a page is about, something beside it, taking an answer back, showing a
 * sensitive one, opening a calendar, or turning pages.
 */
export type ButtonKind = "button" | "button-plain" | "clear" | "reveal" | "pick" | "page-button";

/** The days of a calendar, as values are: `2026-01-31`. */
export interface CalendarDays {
  /** The day that is answered; `null` while none is. */
  readonly value: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The ways through a list. */
export interface PagerPart {
  readonly nav: ElementProps<"nav">;
  /** Whether there is anything to go through; until then only `status` is drawn. */
  readonly ready: boolean;
  /** Whether another page is on its way. */
  readonly turning: boolean;
  /** Buttons: back, or `null` where a list only grows. */
  readonly previous: ReactNode;
  readonly next: ReactNode;
  readonly refresh: ReactNode;
  /** Where someone is, in words; hidden from assistive technology, which is told `status`. */
  readonly place: string | undefined;
  /** Told by a screen reader when it changes. */
  readonly status: string | undefined;
  /** How many objects a page has; `null` where there is no choice. */
  readonly size: {
    readonly label: string;
    readonly select: ElementProps<"select">;
    readonly options: readonly { readonly value: number; readonly label: string }[];
  } | null;
}

/**
 * What the parts are given that draw one thing each. All words are ready to be drawn, in the form's
 * language, and all attributes belong on the element that is drawn.
 */
export interface LeafProps {
  /** The element around a field, which lays out what is in it: `frame` has its `className`. */
  readonly Frame: {
    /** `fieldset` around several controls that are one answer. */
    readonly as: "div" | "fieldset";
    readonly frame: HTMLAttributes<HTMLElement> & DataAttributes;
    readonly invalid: boolean;
    readonly disabled: boolean;
  };
  /** What names a control, or as a `legend` several that are one answer. */
  readonly Label: {
    readonly as: "label" | "legend";
    readonly label: ElementProps<"label">;
    readonly disabled: boolean;
  };
  /** What is said of a question, below its label: a text, or paragraphs and lists. */
  readonly Description: { readonly description: ElementProps<"div"> };
  /** What is wrong with an answer, or is to be looked at. It is no live region. */
  readonly ErrorMessage: {
    readonly kind: "error" | "warning";
    readonly message: ElementProps<"p">;
  };
  /**
   * An `<input>`. It is uncontrolled: no `value` and no `defaultValue`, or what is typed would be
   * in an attribute.
   */
  readonly TextInput: {
    readonly input: ElementProps<"input">;
    /** Whether a list opens below it, as an arrow tells. */
    readonly opens?: boolean | undefined;
    /** Whether it is left-to-right in any page. */
    readonly numeric?: boolean | undefined;
    /** A symbol before or after the text, hidden from assistive technology. */
    readonly before?: string | undefined;
    readonly after?: string | undefined;
    /** What stands beside the input, such as a button that shows a sensitive answer. */
    readonly children?: ReactNode;
  };
  /**
   * A `<textarea>`, uncontrolled as an `<input>` is: no `value`, no `defaultValue` and no children.
   * `rows` is how many lines it begins with; the library's styles let it grow with its text.
   */
  readonly TextArea: { readonly textarea: ElementProps<"textarea"> };
  /**
   * A native, uncontrolled `<select>`. Where `select` has no children its options are written to
   * the element.
   */
  readonly Select: { readonly select: ElementProps<"select"> };
  /** A radio button and its label. */
  readonly Radio: RadioPart;
  /** The box with what a combobox found. The library opens it and says where. */
  readonly Popup: { readonly popup: ElementProps<"div"> & DataAttributes };
  /** A row of that box. All are equally tall. */
  readonly Option: OptionPart;
  readonly Button: { readonly kind: ButtonKind; readonly button: ElementProps<"button"> };
  /**
   * A button beside the input of a date, and the calendar that it opens. Typing stays as it is. Once
   * a day is chosen the calendar closes, and the button has focus again.
   */
  readonly DatePicker: {
    /** An icon and the words that name the button. */
    readonly children: ReactNode;
    /** The same words, for the calendar. */
    readonly label: string;
    /** Words for a calendar that brings none. */
    readonly previousMonth: string;
    readonly nextMonth: string;
    /** BCP 47 tag of the sentences, in the region that the date is typed in. */
    readonly locale: string;
    /** Looked at when the calendar opens: other answers may move its limits. */
    readonly days: () => CalendarDays;
    readonly onChoose: (day: string | null) => void;
  };
  /** What a person is told: what blocks them in a form or a list, or that it is done. */
  readonly Alert: {
    /** `success` looks like good news, the others like what went wrong; `summary` takes focus. */
    readonly kind: "alert" | "list-alert" | "success" | "summary";
    readonly box: ElementProps<"div">;
  };
}

/** What the parts are given that arrange others, as far as they know of no field. */
export interface ArrangementProps {
  /** Radio buttons, in this order, inside the element that gets `group`. */
  readonly RadioGroup: {
    readonly group: ElementProps<"div">;
    readonly radios: readonly RadioPart[];
    /** What takes an optional answer back. */
    readonly children: ReactNode;
  };
  /**
   * An `<input>` and, in the same positioned element, the `popup` with what was found. Rows that
   * are not drawn take the room of `--pf-before` and `--pf-after`.
   */
  readonly Combobox: {
    readonly input: ElementProps<"input">;
    readonly popup: ElementProps<"div">;
    /** Whether the popup opens above the input. */
    readonly above: boolean;
    readonly list: ElementProps<"ul">;
    readonly options: readonly OptionPart[];
    /** What is said when nothing was found. */
    readonly empty: Words | null;
    /** Told by a screen reader when it changes. */
    readonly status: string;
    /** What takes an optional answer back. */
    readonly children: ReactNode;
  };
  /** What a submission failed with. `box` takes focus. */
  readonly ErrorSummary: {
    readonly box: ElementProps<"div">;
    readonly heading: ElementProps<"h2">;
    readonly level: HeadingLevel;
    /** Stands between the heading and the lines: how many questions still need an answer. */
    readonly lead: Words | null;
    /** Attributes of a link that leads to a field, or, without `href`, of a sentence. */
    readonly lines: readonly ElementProps<"a">[];
    /** A button that draws the rest, if there is more. */
    readonly children: ReactNode;
  };
  /**
   * Stands where a form or a list will be, hidden from assistive technology but for the `label`.
   */
  readonly Skeleton: { readonly of: "form" | "list"; readonly label: Words | null };
  readonly Pager: PagerPart;
}

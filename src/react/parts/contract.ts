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

/** Attributes, listeners and ref to spread on the element that a part renders. */
export type ElementProps<T extends Tag> = ComponentPropsWithoutRef<T> & {
  readonly ref?: Ref<HTMLElementTagNameMap[T]> | undefined;
};

/** A text and its language, if known. Spread it on the element that contains the text. */
export interface MessageProps extends LocalizedText {
  /** Set if the text labels or describes a control by its id. */
  readonly id?: string | undefined;
}

/** Handling of a text that is not yet a value: parse it, keep it as unreadable, or discard it. */
export type FlushMode = "commit" | "keep" | "discard";

type Surroundings = Pick<HTMLElement, "ownerDocument" | "closest" | "querySelector">;

/** An element with `focus()`, or an object that focuses a group of radio buttons. */
export interface Focusable extends Partial<Surroundings> {
  focus(): void;
  /** Flushes a text that is not yet a value. */
  flush?(mode: FlushMode): void;
  /** Whether it contains a text that is not yet a value. */
  isSearched?(): boolean;
}

interface DataAttributes {
  readonly [data: `data-${string}`]: string | boolean | undefined;
}

/** A radio button of a group. */
export interface RadioPart {
  /** Title of its group of options. Render it once, above the radio buttons of the group. */
  readonly group?: string | undefined;
  readonly label: MessageProps;
  /** Rendered below the label. It describes the radio button and is not part of its name. */
  readonly description?: MessageProps | undefined;
  readonly chosen: boolean;
  /**
   * Attributes of the `<input type="radio">`. Checkedness is set as a property, never as an
   * attribute.
   */
  readonly input: ElementProps<"input">;
}

/** An option of a combobox within the rendered window. */
export interface OptionPart {
  /** Title of its group of options. */
  readonly group?: string | undefined;
  /** Whether it is the heading of its group, which cannot be chosen. */
  readonly heading?: boolean | undefined;
  readonly label: MessageProps;
  /** Rendered below the label in one line, since all rows have equal heights. */
  readonly description?: MessageProps | undefined;
  readonly chosen: boolean;
  readonly highlighted: boolean;
  readonly item: ElementProps<"li">;
}

/**
 * Purpose of a button: main action, secondary action, clearing an answer, revealing a sensitive
 * one, opening a calendar, or paging.
 */
export type ButtonKind = "button" | "button-plain" | "clear" | "reveal" | "pick" | "page-button";

/** Limits and value of a calendar, formatted as `2026-01-31`. */
export interface CalendarDays {
  /** The selected day, or `null`. */
  readonly value: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Navigation of a list. */
export interface PagerPart {
  readonly nav: ElementProps<"nav">;
  /** Whether there are pages; until then only `status` is rendered. */
  readonly ready: boolean;
  /** Whether another page is loading. */
  readonly turning: boolean;
  /** Buttons. `previous` is `null` if the list only grows. */
  readonly previous: ReactNode;
  readonly next: ReactNode;
  readonly refresh: ReactNode;
  /** The current position as text, hidden from assistive technology, which reads `status`. */
  readonly place: string | undefined;
  /** Live region text. */
  readonly status: string | undefined;
  /** The select for the page size; `null` without a choice. */
  readonly size: {
    readonly label: string;
    readonly select: ElementProps<"select">;
    readonly options: readonly { readonly value: number; readonly label: string }[];
  } | null;
}

/**
 * Props of the parts that render one element each. Texts are localized. Spread attributes on the
 * rendered element.
 */
export interface LeafProps {
  /** The element around a field. `frame` has the `className` for its layout. */
  readonly Frame: {
    /** `fieldset` around several controls of one value. */
    readonly as: "div" | "fieldset";
    readonly frame: HTMLAttributes<HTMLElement> & DataAttributes;
    readonly invalid: boolean;
    readonly disabled: boolean;
  };
  /** The label of a control, or the `legend` of several controls of one value. */
  readonly Label: {
    readonly as: "label" | "legend";
    readonly label: ElementProps<"label">;
    readonly disabled: boolean;
  };
  /** The description below a label: a text, or paragraphs and lists. */
  readonly Description: { readonly description: ElementProps<"div"> };
  /** An error or warning of a field. Not a live region. */
  readonly ErrorMessage: {
    readonly kind: "error" | "warning";
    readonly message: ElementProps<"p">;
  };
  /**
   * An uncontrolled `<input>` without `value` and `defaultValue`, which would expose the text in an
   * attribute.
   */
  readonly TextInput: {
    readonly input: ElementProps<"input">;
    /** Whether a list opens below, indicated by an arrow. */
    readonly opens?: boolean | undefined;
    /** Whether the text is left-to-right on any page. */
    readonly numeric?: boolean | undefined;
    /** A symbol before or after the text, hidden from assistive technology. */
    readonly before?: string | undefined;
    readonly after?: string | undefined;
    /** Content beside the input, such as a button that reveals a sensitive value. */
    readonly children?: ReactNode;
  };
  /**
   * An uncontrolled `<textarea>` without `value`, `defaultValue` and children. `rows` is the
   * initial number of lines; the library's styles let it grow.
   */
  readonly TextArea: { readonly textarea: ElementProps<"textarea"> };
  /**
   * An uncontrolled native `<select>`. If the value has no option, one is added to the element
   * outside of React.
   */
  readonly Select: { readonly select: ElementProps<"select"> };
  /** A radio button and its label. */
  readonly Radio: RadioPart;
  /** The popup of a combobox. The library opens and positions it. */
  readonly Popup: { readonly popup: ElementProps<"div"> & DataAttributes };
  /** A row of the popup. All rows must have equal heights. */
  readonly Option: OptionPart;
  readonly Button: { readonly kind: ButtonKind; readonly button: ElementProps<"button"> };
  /**
   * A button beside a date input, and the calendar that it opens. The text stays editable. Choosing
   * a day closes the calendar and focuses the button.
   */
  readonly DatePicker: {
    /** An icon and the button's label. */
    readonly children: ReactNode;
    /** The label of the calendar. */
    readonly label: string;
    /** Labels for calendars without their own. */
    readonly previousMonth: string;
    readonly nextMonth: string;
    /** BCP 47 tag: language of the messages, and region of the form's `locale`. */
    readonly locale: string;
    /** Call it when the calendar opens: other answers may change the limits. */
    readonly days: () => CalendarDays;
    readonly onChoose: (day: string | null) => void;
  };
  /** An error or success message of a form or list. */
  readonly Alert: {
    /** `success` is styled as success, the others as errors. `summary` takes focus. */
    readonly kind: "alert" | "list-alert" | "success" | "summary";
    readonly box: ElementProps<"div">;
  };
}

/** Props of the parts that compose other parts and do not depend on a field. */
export interface ArrangementProps {
  /** Radio buttons, in this order, inside the element that gets `group`. */
  readonly RadioGroup: {
    readonly group: ElementProps<"div">;
    readonly radios: readonly RadioPart[];
    /** The button that clears an optional answer. */
    readonly children: ReactNode;
  };
  /**
   * An `<input>` and, in the same positioned element, the `popup` with the options. `--pf-before`
   * and `--pf-after` reserve the height of rows outside of the rendered window.
   */
  readonly Combobox: {
    readonly input: ElementProps<"input">;
    readonly popup: ElementProps<"div">;
    /** Whether the popup opens above the input. */
    readonly above: boolean;
    readonly list: ElementProps<"ul">;
    readonly options: readonly OptionPart[];
    /** Message if no option matches. */
    readonly empty: MessageProps | null;
    /** Live region text. */
    readonly status: string;
    /** The button that clears an optional answer. */
    readonly children: ReactNode;
  };
  /** The errors of a failed submission. `box` takes focus. */
  readonly ErrorSummary: {
    readonly box: ElementProps<"div">;
    readonly heading: ElementProps<"h2">;
    readonly level: HeadingLevel;
    /** Text between heading and list: the number of missing answers. */
    readonly lead: MessageProps | null;
    /** Attributes of a link to a field or, without `href`, of a message. */
    readonly lines: readonly ElementProps<"a">[];
    /** A button that shows more errors, if there are any. */
    readonly children: ReactNode;
  };
  /**
   * Placeholder while a form or list loads, hidden from assistive technology except for `label`.
   */
  readonly Skeleton: { readonly of: "form" | "list"; readonly label: MessageProps | null };
  readonly Pager: PagerPart;
}

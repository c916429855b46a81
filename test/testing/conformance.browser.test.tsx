import type { Components } from "parameter-form";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { testConformance, failuresOf } from "./testConformance.tsx";
import { omitting } from "./omissions.tsx";
import { bannedWord } from "../support/plainWords.ts";

/** Looks at the page after which a check gives up whose part has a fault. */
const looks = vi.hoisted(() => ({ most: Infinity }));
// What a part leaves out never comes. What comes is there after a few turns of the page, however long these take.
vi.mock(import("../../src/testing/clock.ts"), async (importOriginal) => {
  const clock = await importOriginal();
  return {
    ...clock,
    limitOf(ms) {
      const isOver = clock.limitOf(ms);
      let count = 0;
      return () => ++count > looks.most || isOver();
    },
    wait: (ms) => clock.wait(looks.most < Infinity ? 0 : ms),
  };
});

/** What the checks say of parts with a fault. */
async function faultsOf(components: Partial<Components>): Promise<readonly string[]> {
  looks.most = 30;
  try {
    const failures = await failuresOf(components);
    for (const failure of failures) expect.soft(bannedWord(failure), failure).toBe(null);
    return failures;
  } finally {
    looks.most = Infinity;
  }
}

testConformance({});

/** Parts with one fault each, and what is said of it. */
const faulty: readonly (readonly [said: RegExp, components: Partial<Components>])[] = [
  [
    /^Error: An answer is in the attribute value/,
    { TextInput: ({ input }) => <input {...input} defaultValue="7391" /> },
  ],
  [
    /^Error: TextInput does not pass on input.readOnly: a read-only form can be changed$/,
    { TextInput: ({ input }) => <input id={input.id} ref={input.ref} /> },
  ],
  [
    /^Error: There is no symbol/,
    {
      TextInput: ({ input, before }) => (
        <p>
          {before}
          {<input {...input} />}
        </p>
      ),
    },
  ],
  [
    /^Error: The answer is in an attribute$/,
    {
      RadioGroup: ({ group, radios }) => (
        <div {...group}>
          {radios.map(({ input, chosen }, place) => (
            <input key={place} {...input} defaultChecked={chosen} aria-label="Radio" />
          ))}
        </div>
      ),
    },
  ],
  [/^Error: The alert is empty$/, { Alert: () => <div role="alert" /> }],
  [
    /^Error: The label reads Exempt$/,
    {
      FieldFrame: ({ field, children }) => (
        <>
          <label htmlFor={field.ids.control}>{field.parameter.label}</label>
          {children}
        </>
      ),
    },
  ],
  [
    /^Error: The control has no label, or several$/,
    { Label: ({ label }) => <label>{label.children}</label> },
  ],
  [
    /^Error: aria-describedby names an element that is not rendered$/,
    { Description: ({ description }) => <p>{description.children}</p> },
  ],
  [
    /^Error: aria-describedby names an element that is not rendered$/,
    { ErrorMessage: ({ message }) => <p>{message.children}</p> },
  ],
  [
    /^Error: There is no <fieldset>\[role=radiogroup\]$/,
    { Frame: ({ frame }) => <div {...frame} /> },
  ],
  [
    /^Error: A radio button is not named by its label$/,
    { Radio: ({ input }) => <input {...input} /> },
  ],
  [
    /^Error: Its popup is visible before it opens$/,
    { Popup: ({ popup }) => <div>{popup.children}</div> },
  ],
  [/^Error: It finds other options$/, { Option: ({ label }) => <li {...label} /> }],
  [/^Error: Its shapes are not hidden$/, { Skeleton: ({ label }) => <output {...label} /> }],
  [
    /^Error: It has no ref$/,
    { Pager: ({ nav }) => <nav aria-label={nav["aria-label"]} tabIndex={-1} /> },
  ],
];

test.each(faulty)("reports a faulty part: %s", async (text, components) => {
  expect(await faultsOf(components)).toContainEqual(expect.stringMatching(text));
});

const polite = { role: "status" };

const group = { role: "group" };

/** Renders items below a heading of their group. */
const grouped = <T extends { readonly group?: string | undefined }>(
  items: readonly T[],
  render: (item: T) => ReactNode,
): ReactNode =>
  [...new Set(items.map((item) => item.group))].map((title) => {
    const rows = items.filter((item) => item.group === title).map(render);
    return title === undefined ? (
      rows
    ) : (
      <section {...group} key={title} aria-label={title}>
        <div aria-hidden>{title}</div>
        {rows}
      </section>
    );
  });

/** Parts that are right, but drawn in other ways than ours. */
const others: readonly Partial<Components>[] = [
  {
    RadioGroup: ({ group, radios, children }) => (
      <div {...group}>
        {grouped(radios, ({ input, label, description }) => (
          <div key={label.children}>
            <label>
              <input {...input} /> <span {...label} />
            </label>
            <p {...description} />
          </div>
        ))}
        {children}
      </div>
    ),
  },
  {
    Combobox: ({ input, popup, list, options, empty, status, children }) => (
      <div>
        <input {...input} />
        {children}
        <div {...popup}>
          {empty && <p {...empty} />}
          <ul {...list}>
            {grouped(
              options.filter(({ heading }) => !heading),
              ({ item, label, description }) => (
                <li {...item} key={item["aria-posinset"]}>
                  <span {...label} /> <small {...description} />
                </li>
              ),
            )}
          </ul>
        </div>
        <div {...polite}>{status}</div>
      </div>
    ),
  },
  {
    FieldFrame: ({ field, mark, unit, errorPrefix, group, children }) => (
      <fieldset {...group}>
        <legend>
          <label htmlFor={field.ids.control} id={field.ids.label}>
            <span lang={field.lang}>{field.parameter.label}</span> {mark && <span {...mark} />}
          </label>
        </legend>
        <p id={field.ids.hint} lang={field.lang}>
          {field.parameter.description}
        </p>
        <span hidden id={field.ids.unit} {...unit} />
        <p id={field.ids.error}>
          {field.invalid && <span {...errorPrefix} />}{" "}
          <span lang={field.messageLang}>{field.message}</span>
        </p>
        {children}
      </fieldset>
    ),
  },
  {
    Skeleton: ({ label }) => (
      <div>
        {label && (
          <div {...polite}>
            <span {...label} />
          </div>
        )}
        <div aria-hidden="true" />
      </div>
    ),
  },
];

const renderedOtherwise = others.map(
  (components) => [Object.keys(components).join(), components] as const,
);

test.each(renderedOtherwise)(
  "accepts a %s that renders other markup to the same effect",
  async (_, components) => {
    expect(await failuresOf(components)).toEqual([]);
  },
);

/** What is said of a part that leaves one property of those it is given out, by part. */
const omissions: Readonly<Record<string, readonly string[]>> = {
  Select: [
    "select.aria-describedby: a screen reader announces neither hint nor error with the control",
    "select.aria-required: a screen reader does not announce that an answer is required",
    "select.aria-invalid: a screen reader does not announce that the answer is invalid",
    "select.disabled: a disabled form can be changed",
    "select.lang: a screen reader reads the text in the wrong language",
    "select.autoComplete: the browser does not fill it in",
    "select.onBlur: an invalid answer is not reported on blur",
  ],
  Combobox: [
    "input.aria-describedby: a screen reader announces neither hint nor error with the control",
    "input.aria-required: a screen reader does not announce that an answer is required",
    "input.aria-invalid: a screen reader does not announce that the answer is invalid",
    "input.disabled: a disabled form can be changed",
    "input.lang: a screen reader reads the text in the wrong language",
    "input.autoComplete: the browser does not fill it in",
    "input.autoCapitalize: a phone capitalizes the text",
    "input.spellCheck: the browser sends the text to its spelling checker, and marks names as wrong",
    "input.enterKeyHint: a phone does not show what its Enter key does",
    "input.onBlur: an invalid answer is not reported on blur",
    "children: its buttons are missing",
  ],
  RadioGroup: [
    "radios.label.lang: a screen reader reads the text in the wrong language",
    "group.onBlur: an invalid answer is not reported on blur",
  ],
  TextInput: [
    "input.aria-describedby: a screen reader announces neither hint nor error with the control",
    "input.inputMode: a phone shows the wrong keyboard",
    "input.autoComplete: the browser does not fill it in",
    "input.enterKeyHint: a phone does not show what its Enter key does",
    "input.readOnly: a read-only form can be changed",
    "input.type: a phone shows the wrong keyboard",
    "input.autoCapitalize: a phone capitalizes the text",
    "input.spellCheck: the browser sends the text to its spelling checker, and marks names as wrong",
    "input.lang: a screen reader reads the text in the wrong language",
    "input.data-1p-ignore: a password manager offers to fill it in, and to save its answer",
    "input.data-bwignore: a password manager offers to fill it in, and to save its answer",
    "input.data-lpignore: a password manager offers to fill it in, and to save its answer",
    "input.data-form-type: a password manager offers to fill it in, and to save its answer",
  ],
  TextArea: [
    "textarea.aria-required: a screen reader does not announce that an answer is required",
    "textarea.disabled: a disabled form can be changed",
    "textarea.readOnly: a read-only form can be changed",
  ],
  FieldFrame: [
    "group.aria-describedby: a screen reader announces neither hint nor error with the control",
    "group.aria-required: a screen reader does not announce that an answer is required",
    "group.aria-invalid: a screen reader does not announce that the answer is invalid",
    "field.lang: a screen reader reads the text in the wrong language",
    "field.messageLang: a screen reader reads the text in the wrong language",
    "mark.lang: a screen reader reads the text in the wrong language",
    "unit.lang: a screen reader reads the text in the wrong language",
  ],
  ErrorSummary: [
    "heading.lang: a screen reader reads the text in the wrong language",
    "lines.lang: a screen reader reads the text in the wrong language",
    "children: its buttons are missing",
  ],
  Button: [
    "button.aria-label: a screen reader does not announce which answer the button is for",
    "button.aria-describedby: a screen reader announces neither hint nor error with the control",
    "button.disabled: a disabled form can be changed",
    "button.lang: a screen reader reads the text in the wrong language",
  ],
  Alert: ["box.lang: a screen reader reads the text in the wrong language"],
};

describe.each(Object.entries(omissions))("a %s", (part, lines) => {
  const leaving = (left: string) => omitting[part]?.(left.split(".")) ?? {};

  test("fails for each property that it does not pass on, with the consequence", async () => {
    const untold: string[] = [];
    for (const line of lines) {
      const reported = await faultsOf(leaving(line.split(":")[0] ?? ""));
      if (!reported.includes(`Error: ${part} does not pass on ${line}`)) untold.push(line);
    }
    expect(untold).toEqual([]);
  });

  test("passes when it passes everything on", async () => {
    expect(await failuresOf(leaving("nothing"))).toEqual([]);
  });
});

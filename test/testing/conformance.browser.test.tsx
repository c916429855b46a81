import type { Components } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { testConformance, failuresOf } from "./testConformance.tsx";
import { omitting } from "./omissions.tsx";

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
    return await failuresOf(components);
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
    /^Error: inputmode is null$/,
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
    /^Error: aria-describedby names an element that is not drawn$/,
    { Description: ({ description }) => <p>{description.children}</p> },
  ],
  [
    /^Error: aria-describedby names an element that is not drawn$/,
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
    /^Error: Its popup is seen before it opens$/,
    { Popup: ({ popup }) => <div>{popup.children}</div> },
  ],
  [/^Error: It finds something else$/, { Option: ({ label }) => <li {...label} /> }],
  [/^Error: What it draws is not hidden$/, { Skeleton: ({ label }) => <output {...label} /> }],
  [
    /^Error: It has no ref$/,
    { Pager: ({ nav }) => <nav aria-label={nav["aria-label"]} tabIndex={-1} /> },
  ],
];

test.each(faulty)("A part with a fault is told: %s", async (said, components) => {
  expect(await faultsOf(components)).toContainEqual(expect.stringMatching(said));
});

const polite = { role: "status" };

/** Parts that are right, but drawn in other ways than ours. */
const others: readonly Partial<Components>[] = [
  {
    RadioGroup: ({ group, radios, children }) => (
      <div {...group}>
        {radios.map(({ input, label, description }, place) => (
          <div key={place}>
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
            {options.map(({ item, label, description }) => (
              <li {...item} key={item["aria-posinset"]}>
                <span {...label} /> <small {...description} />
              </li>
            ))}
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

const drawnOtherwise = others.map(
  (components) => [Object.keys(components).join(), components] as const,
);

test.each(drawnOtherwise)(
  "A %s that is drawn in another way is right, too",
  async (_, components) => {
    expect(await failuresOf(components)).toEqual([]);
  },
);

/** What is said of a part that leaves one property of those it is given out, by part. */
const omissions: Readonly<Record<string, readonly string[]>> = {
  Select: [
    "select.aria-describedby: a screen reader tells neither hint nor error with the control",
    "select.aria-required: a screen reader does not tell that an answer is needed",
    "select.aria-invalid: a screen reader does not tell that the answer is refused",
    "select.disabled: a form that is disabled can be changed",
    "select.lang: a screen reader reads the words as those of another language",
    "select.autoComplete: the browser does not fill in what it knows",
    "select.onBlur: nobody is told of a wrong answer when it is left",
  ],
  Combobox: [
    "input.aria-describedby: a screen reader tells neither hint nor error with the control",
    "input.aria-required: a screen reader does not tell that an answer is needed",
    "input.aria-invalid: a screen reader does not tell that the answer is refused",
    "input.disabled: a form that is disabled can be changed",
    "input.lang: a screen reader reads the words as those of another language",
    "input.autoComplete: the browser does not fill in what it knows",
    "input.autoCapitalize: a phone writes capitals that nobody asked for",
    "input.spellCheck: the browser sends what is typed to its spelling checker, and marks names as wrong",
    "input.enterKeyHint: a phone does not show what its Enter key does",
    "input.onBlur: nobody is told of a wrong answer when it is left",
    "children: what else can be done there cannot be reached",
  ],
  RadioGroup: [
    "radios.label.lang: a screen reader reads the words as those of another language",
    "group.onBlur: nobody is told of a wrong answer when it is left",
  ],
  TextInput: [
    "input.type: a phone shows a keyboard that does not fit",
    "input.autoCapitalize: a phone writes capitals that nobody asked for",
    "input.spellCheck: the browser sends what is typed to its spelling checker, and marks names as wrong",
    "input.lang: a screen reader reads the words as those of another language",
    "input.data-1p-ignore: a password manager offers to fill it in, and to keep what it holds",
    "input.data-bwignore: a password manager offers to fill it in, and to keep what it holds",
    "input.data-lpignore: a password manager offers to fill it in, and to keep what it holds",
    "input.data-form-type: a password manager offers to fill it in, and to keep what it holds",
  ],
  FieldFrame: [
    "group.aria-describedby: a screen reader tells neither hint nor error with the control",
    "group.aria-required: a screen reader does not tell that an answer is needed",
    "group.aria-invalid: a screen reader does not tell that the answer is refused",
    "field.lang: a screen reader reads the words as those of another language",
    "field.messageLang: a screen reader reads the words as those of another language",
    "mark.lang: a screen reader reads the words as those of another language",
    "unit.lang: a screen reader reads the words as those of another language",
  ],
  ErrorSummary: [
    "heading.lang: a screen reader reads the words as those of another language",
    "lines.lang: a screen reader reads the words as those of another language",
    "children: what else can be done there cannot be reached",
  ],
  Button: [
    "button.aria-label: a screen reader does not tell which answer the button is for",
    "button.aria-describedby: a screen reader tells neither hint nor error with the control",
    "button.disabled: a form that is disabled can be changed",
    "button.lang: a screen reader reads the words as those of another language",
  ],
  Alert: ["box.lang: a screen reader reads the words as those of another language"],
};

describe.each(Object.entries(omissions))("A %s", (part, lines) => {
  const leaving = (left: string) => omitting[part]?.(left.split(".")) ?? {};

  test("is told each property that it leaves out, and what that costs", async () => {
    const untold: string[] = [];
    for (const line of lines) {
      const told = await faultsOf(leaving(line.split(":")[0] ?? ""));
      if (!told.includes(`Error: ${part} leaves out ${line}`)) untold.push(line);
    }
    expect(untold).toEqual([]);
  });

  test("passes when it leaves nothing out", async () => {
    expect(await failuresOf(leaving("nothing"))).toEqual([]);
  });
});

import type { Components } from "parameter-form";
import { expect, test } from "vitest";
import { testConformance, toldOf } from "./testConformance.tsx";

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
  expect(await toldOf(components)).toContainEqual(expect.stringMatching(said));
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
    expect(await toldOf(components)).toEqual([]);
  },
);

import type { MessageOverrides } from "../../core/index.ts";
import { limitOf } from "../clock.ts";
import type { Answer } from "./answer.ts";
import { choose } from "./choose.ts";
import { failed, type FieldByLabel, wordIn } from "./field.ts";
import type { Page } from "./page.ts";

/** Options of `fillField`. */
export interface FillFieldOptions {
  /** Milliseconds. */
  readonly timeout: number;
  readonly messages: MessageOverrides;
}

/** The button that changes a stored answer, and controls that cannot be changed. */
const changes = "button:not([role])";
const locked = ":disabled, [readonly], [aria-readonly=true], [aria-disabled=true]";

/**
 * Returns the control of a field, or `undefined` if it is not rendered.
 * @throws FillError when several fields have its label
 */
export async function findControl<E>(page: Page<E>, field: FieldByLabel): Promise<E | undefined> {
  const found = await page.labelled(field);
  if (found.length > field.alike)
    throw failed(
      field.parameter,
      `${found.length} fields on the page have its label; pass within, or a locator with Playwright`,
    );
  if (found.length === field.alike) return found[field.place];
  for (const control of found) if (await page.is(control, `[id$="${field.idEnd}"]`)) return control;
  return undefined;
}

/**
 * Enters an answer into a rendered field.
 * @throws FillError when the field does not accept it. It never contains the answer.
 */
export async function fillField<E>(
  page: Page<E>,
  field: FieldByLabel,
  answer: Answer,
  { timeout, messages }: FillFieldOptions,
): Promise<void> {
  const refuse = (why: string) => failed(field.parameter, why);
  const control = await openControl(page, field, timeout);
  if (!control) throw refuse("its field is read-only or disabled");
  if ("text" in answer) {
    const { text } = answer;
    if (!(await page.is(control, "input, textarea"))) throw refuse("its field is not a text field");
    if (/[\n\r]/u.test(text) && (await page.is(control, "input")))
      throw refuse(
        "the answer has several lines, but its field accepts one: Enter submits the form",
      );
    await page.clear(control);
    await page.type(control, text);
  } else {
    const clear = wordIn(messages, "clearAnswer");
    if (!(await choose({ page, control, clear, timeout }, answer.choice)))
      throw refuse("its field does not offer that answer, or no way to clear one");
  }
}

/**
 * Returns the control of a rendered field, unless it cannot be changed. Presses its Change button
 * first, if it has one.
 */
async function openControl<E>(
  page: Page<E>,
  field: FieldByLabel,
  timeout: number,
): Promise<E | undefined> {
  const isOver = limitOf(timeout);
  let isOpening = false;
  for (;;) {
    const control = await findControl(page, field);
    const isClosed = control === undefined || (await page.is(control, changes));
    if (!isClosed) return (await page.is(control, locked)) ? undefined : control;
    if (control !== undefined && !isOpening) await page.click(control);
    else await page.pause();
    isOpening = true;
    if (isOver()) return undefined;
  }
}

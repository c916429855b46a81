import { parseForm, type SomeAnswers, type Values } from "../../core/index.ts";
import { limitOf, StillError } from "../clock.ts";
import type { PageLike, UserLike } from "./actors.ts";
import { type Answer, answerOf, type AnswerOptions } from "./answer.ts";
import { failed, type FieldByLabel, fieldsByLabel, FillError } from "./field.ts";
import { fillField, type FillFieldOptions, findControl } from "./fillField.ts";
import type { Page } from "./page.ts";
import { playwrightPage } from "./playwrightPage.ts";
import { userPage } from "./userPage.ts";

const stoodStill =
  "the fake timers of the test did not advance, so nothing that waits for one can happen; advance them with " +
  "vi.useFakeTimers({ shouldAdvanceTime: true }) or jest.useFakeTimers({ advanceTimers: true }), or use real timers";

/** Options of `fillParameterForm`. */
export interface FillOptions extends AnswerOptions {
  /**
   * With user-event: the element that contains the form. With Playwright, pass a locator instead of
   * the page.
   * @default document.body
   */
  readonly within?: Element | undefined;
  /**
   * Milliseconds of real time to wait for a field.
   * @default 3000, or 5000 with Playwright
   */
  readonly timeout?: number | undefined;
}

/**
 * Fills in a form as a person does: types, chooses, and presses Change at a stored answer. Does not
 * submit.
 *
 * @param by The `user` of `@testing-library/user-event` or `vitest/browser`, or a `page` or locator
 *   of Playwright.
 * @param form The definition.
 * @param answers Submitted strings, or invalid texts, by parameter name; `null` clears an answer.
 * @throws Error with the name of the parameter, never its answer, when its field is missing, is
 *   read-only or does not offer the answer.
 */
export async function fillParameterForm<A extends Values = Values>(
  by: UserLike | PageLike,
  form: unknown,
  answers: SomeAnswers<NoInfer<A>>,
  options: FillOptions = {},
): Promise<void> {
  const { messages = {} } = options;
  const tasks = tasksOf(fieldsByLabel(parseForm(form), messages), answers, options);
  if ("getByRole" in by) {
    const { timeout = 5000 } = options;
    return fillAll(playwrightPage(by, { timeout }), tasks, { timeout, messages });
  }
  // Vitest and Jest end a test after five seconds, before the missing field would be reported.
  const { timeout = 3000 } = options;
  return fillAll(userPage(by, options.within), tasks, { timeout, messages });
}

async function fillAll<E>(
  page: Page<E>,
  tasks: readonly Task[],
  options: FillFieldOptions,
): Promise<void> {
  const { timeout } = options;
  let left = tasks;
  let wait = waitOf(timeout);
  for (let [first] = left; first; [first] = left) {
    const later: Task[] = [];
    for (const task of left) {
      if ((await findControl(page, task.field)) !== undefined) await act(page, task, options);
      else later.push(task);
    }
    // Answers may show more questions, before or after their own.
    if (later.length < left.length) wait = waitOf(timeout);
    else await wait(page, first);
    left = later;
  }
}

interface Task {
  readonly field: FieldByLabel;
  readonly answer: Answer;
}

/**
 * Returns a function that waits for the next attempt to find a field, or throws after `timeout`.
 */
function waitOf(timeout: number) {
  const began = performance.now();
  const isOver = limitOf(timeout);
  return async (
    page: Pick<Page<unknown>, "pause">,
    { field: { parameter } }: Task,
  ): Promise<void> => {
    const goes = await page.pause();
    if (goes && !isOver()) return;
    const still = !goes || performance.now() === began;
    throw failed(
      parameter,
      `there is no field labelled ${JSON.stringify(parameter.label)} on the page; a condition may hide it, or the form is not rendered${still ? `; ${stoodStill}` : ""}`,
    );
  };
}

function tasksOf(
  fields: readonly FieldByLabel[],
  answers: Values,
  options: FillOptions,
): readonly Task[] {
  const names = fields.map(({ parameter }) => parameter.name);
  for (const name of Object.keys(answers))
    if (!names.includes(name))
      throw new Error(
        `The form has no parameter named ${JSON.stringify(name)}. It has ${names.map((one) => JSON.stringify(one)).join(", ")}.`,
      );
  return fields.flatMap((field) => {
    const { name } = field.parameter;
    const value = Object.hasOwn(answers, name) ? answers[name] : undefined;
    return value === undefined
      ? []
      : [{ field, answer: answerOf(field.parameter, value, options) }];
  });
}

/**
 * Enters an answer. Reports only the kind of a page's error, whose message may quote typed text.
 */
async function act<E>(
  page: Page<E>,
  { field, answer }: Task,
  options: FillFieldOptions,
): Promise<void> {
  try {
    await fillField(page, field, answer, options);
  } catch (error) {
    if (error instanceof FillError) throw error;
    const kind = error instanceof Error ? error.name : "something other than an Error";
    const why = `${kind} was thrown while its field was filled in`;
    throw failed(field.parameter, error instanceof StillError ? stoodStill : why);
  }
}

import { parseForm, type SomeAnswers, type Values } from "../../core/index.ts";
import { limitOf, StillError } from "../clock.ts";
import type { PageLike, UserLike } from "./actors.ts";
import { type Answer, answerOf, type AnswerOptions } from "./answer.ts";
import { type Driver, notThere, stoodStill } from "./driver.ts";
import { failed, type Field, fieldsOf, FillError } from "./field.ts";
import { pageDriver } from "./pageDriver.ts";
import { userDriver } from "./userDriver.ts";

/** Where and how a form is filled in. */
export interface FillOptions extends AnswerOptions {
  /**
   * With user-event: the part of the page the form is in; the body unless given. With Playwright,
   * give a locator instead of the page.
   */
  readonly within?: Element | undefined;
  /**
   * Milliseconds that are waited for a field to come, by the machine's clock; 3000 unless given,
   * with Playwright 5000.
   */
  readonly timeout?: number | undefined;
}

/**
 * Fills a form in as a person does: types, chooses, and presses Change at an answer that is stored.
 * `by` is what acts: the `user` of `@testing-library/user-event` or of `vitest/browser`, or a
 * `page` or locator of Playwright. `form` is the definition; `answers` are submitted strings by
 * parameter name, or texts that are to be refused; `null` takes an answer back. It does not submit.
 * @throws Error that names the parameter when its field is not there, is read-only or does not
 * offer the answer. It tells no answer.
 */
export async function fillParameterForm<A extends Values = Values>(
  by: UserLike | PageLike,
  form: unknown,
  answers: SomeAnswers<NoInfer<A>>,
  options: FillOptions = {},
): Promise<void> {
  const { messages = {} } = options;
  const parsed = parseForm(form);
  const fields = fieldsOf(parsed, messages);
  const isPage = "getByRole" in by;
  // Vitest and Jest end a test after five seconds, before it would be told which field is missing.
  const { timeout = isPage ? 5000 : 3000 } = options;
  const driver = isPage
    ? pageDriver(by, { timeout, messages })
    : userDriver(by, { timeout, messages, within: options.within });
  let left = tasksOf(fields, answers, options);
  let wait = waitOf(timeout);
  for (let [first] = left; first; [first] = left) {
    const later: Task[] = [];
    for (const task of left) {
      if (await driver.has(task.field)) await act(driver, task);
      else later.push(task);
    }
    // What was filled in may lead to more questions, before or behind it.
    if (later.length < left.length) wait = waitOf(timeout);
    else await wait(driver, first);
    left = later;
  }
}

interface Task {
  readonly field: Field;
  readonly answer: Answer;
}

/**
 * Lets the page go on until a time is over. Where a test fakes its clock, that is told too: then
 * what waits for a timer never comes.
 */
function waitOf(timeout: number) {
  const began = performance.now();
  const isOver = limitOf(timeout);
  return async (driver: Driver, { field: { parameter } }: Task): Promise<void> => {
    const goes = await driver.pause();
    if (goes && !isOver()) return;
    const still = !goes || performance.now() === began;
    throw failed(parameter, `${notThere(parameter)}${still ? `; ${stoodStill}` : ""}`);
  };
}

function tasksOf(fields: readonly Field[], answers: Values, options: FillOptions): readonly Task[] {
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

/** What a driver throws may quote what it typed, so that only its kind is told. */
async function act(driver: Driver, { field, answer }: Task): Promise<void> {
  try {
    if ("text" in answer) await driver.write(field, answer.text);
    else await driver.choose(field, answer.choice);
  } catch (error) {
    if (error instanceof FillError) throw error;
    const kind = error instanceof Error ? error.name : "something that is no Error";
    const why = `${kind} was thrown while its field was filled in`;
    throw failed(field.parameter, error instanceof StillError ? stoodStill : why);
  }
}

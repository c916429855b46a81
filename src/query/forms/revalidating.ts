import type { SubmitErrors } from "../../core/index.ts";
import { refusalIn } from "../../core/model/submitErrors.ts";
import type { SubmitHandler } from "../../react/index.ts";
import { serverErrorsOf } from "../../react/internal.ts";

/**
 * `onSubmit`, with the definition fetched once more before a refusal is told that no question of
 * the form explains: the form may have others by now. An answer that is no promise stays none.
 */
export const revalidating =
  (onSubmit: SubmitHandler, revalidate: () => Promise<void>): SubmitHandler =>
  (values, submission) => {
    const { form } = submission;
    const tell = (errors: void | SubmitErrors) => {
      const parameters = new Map(form.parameters.map((one) => [one.name, one]));
      const refusals = serverErrorsOf({ parameters }, errors ?? {});
      const isExplained = refusals.every(({ name }) => name !== null);
      return isExplained ? errors : revalidate().then(() => errors);
    };
    const rethrow = async (error: unknown): Promise<never> => {
      const refusal = refusalIn(error);
      if (refusal) await tell(refusal);
      throw error;
    };
    try {
      const answered = onSubmit(values, submission);
      return answered instanceof Object && "then" in answered
        ? answered.then(tell, rethrow)
        : tell(answered);
    } catch (error) {
      return rethrow(error);
    }
  };

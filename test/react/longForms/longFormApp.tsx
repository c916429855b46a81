import { ParameterForm } from "parameter-form";
import type { JSX } from "react";
import { longForm } from "../../support/longForm.ts";

export const LongForm = (): JSX.Element => (
  <ParameterForm form={longForm} onSubmit={() => undefined} />
);

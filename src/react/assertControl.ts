import type { Control } from "react-hook-form";

/**
 * A host's control knows the host's field names; ours are added to them, so here it is a control of any names.
 * @throws TypeError when it is no control at all.
 */
export function assertControl(control: object): asserts control is Control {
  if ("register" in control && "_formState" in control) return;
  throw new TypeError(
    "ParameterFields has no form to keep its answers in: control must be the control that useForm of react-hook-form returns.",
  );
}

import type { Control } from "react-hook-form";

/** What we read of a control beyond its documented methods, which another version of react-hook-form may lack. */
const needed =
  "_defaultValues _fields _formState _formValues _names _options _proxyFormState _state _subjects _subscribe".split(
    " ",
  );

/**
 * A host's control knows the host's field names; ours are added to them, so here it is a control of any names.
 * @throws TypeError when it is no control at all, or one of a version of react-hook-form that we cannot keep answers in.
 */
export function assertControl(control: object): asserts control is Control {
  if (!("register" in control))
    throw new TypeError(
      "ParameterFields has no form to keep its answers in: control must be the control that useForm of react-hook-form returns.",
    );
  const lacking = needed.filter((key) => !(key in control));
  if (lacking.length > 0)
    throw new TypeError(
      `This version of react-hook-form has no control.${lacking.join(", control.")}, so answers could be lost. Install react-hook-form 7.92, which it is tested with, or a newer parameter-form.`,
    );
}

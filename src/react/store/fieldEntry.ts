import { type ChangeHandler, type Field, type FieldError, set } from "react-hook-form";
import { heldAt, isInLostRow, isMoving } from "./fieldPath.ts";
import type { FieldStoreOptions } from "./fieldStore.ts";
import type { FieldValue } from "./fieldValue.ts";
import { registerAnswered } from "./registerAnswered.ts";
import { issueError } from "./resolver.ts";

/** One field's place in react-hook-form. It is a class because a form has thousands of them. */
export class FieldEntry {
  private readonly name: string;
  private readonly field: string;
  private readonly form: FieldStoreOptions;
  private onChange: ChangeHandler | undefined;
  /** What `register` made last: it takes as long as telling of a change. */
  private registered: Field["_f"] | undefined;

  constructor(name: string, field: string, form: FieldStoreOptions) {
    this.name = name;
    this.field = field;
    this.form = form;
  }

  /** What react-hook-form holds, or will begin with. */
  held(): FieldValue {
    const value = heldAt(this.form.control._formValues, this.field);
    return value === undefined ? this.first() : value;
  }

  error(): FieldError | undefined {
    return heldAt(this.form.control._formState.errors, this.field);
  }

  /** Whether react-hook-form knows the field, as one that is on the page. */
  isKnown(): boolean {
    const { field } = this;
    const { control } = this.form;
    const registration = this.registration();
    return (
      registration?.mount === true &&
      // A field array moves what is known of its rows.
      registration.name === field &&
      control._names.mount.has(field) &&
      // An app may reset its form to values that have none of ours.
      heldAt(control._formValues, field) !== undefined
    );
  }

  /** Whether it was in a row of the host's field array that is no more. */
  isGone(): boolean {
    return isInLostRow(this.form.control._formValues, this.field);
  }

  /** Gives react-hook-form the field's first answer, before the field is on the page. */
  begin(): void {
    const { control } = this.form;
    for (const values of [control._formValues, control._defaultValues])
      set(values, this.field, this.first());
  }

  /** Makes the field known to react-hook-form. Returns whether that lacked its default value. */
  enter(): boolean {
    const { field } = this;
    const { control } = this.form;
    const lacks = heldAt(control._defaultValues, field) === undefined;
    if (lacks) set(control._defaultValues, field, this.first());
    if (heldAt(control._formValues, field) === undefined) this.begin();
    if (field.includes(".")) this.register();
    else registerAnswered(control, field, this.registerOptions());
    return lacks;
  }

  /** Tells react-hook-form that the field is not on the page. */
  leave(): void {
    const { field } = this;
    const { control } = this.form;
    const registration = this.registration();
    // As react-hook-form's own Controller does.
    if (control._options.shouldUnregister && !isMoving(control, field)) control.unregister(field);
    else if (registration) registration.mount = false;
  }

  /** Tells react-hook-form what happened to the field. */
  tell(type: "change" | "blur", value: FieldValue): void {
    const registration = this.registration();
    if (!this.onChange || !registration?.mount || registration !== this.registered) {
      this.onChange = this.register().onChange;
      this.registered = this.registration();
    }
    void this.onChange({ target: { name: this.field, value }, type });
  }

  private first(): FieldValue {
    const { control, initial } = this.form;
    return heldAt(control._defaultValues, this.field) ?? initial(this.name);
  }

  private registration(): Field["_f"] | undefined {
    return heldAt(this.form.control._fields, this.field)?._f;
  }

  /** How react-hook-form checks and focuses it. In place of an element: as its own Controller, the value is not read from one. */
  private registerOptions() {
    const { name, field, form } = this;
    return {
      validate: { [issueError]: (value: unknown) => form.validate(name, value) },
      _c: true,
      ref: { name: field, focus: () => form.controls.focus(name) },
    };
  }

  private register() {
    const options = { ...this.registerOptions(), value: this.held(), disabled: false };
    return this.form.control.register(this.field, options);
  }
}

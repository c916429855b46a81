import { memo, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createFormControl, type FieldErrors } from "react-hook-form";
import { errorOf, type Parameter, type Values } from "../forms.ts";
import type { Adapter, FormProps } from "./index.ts";
import { look } from "./look.tsx";

const { Shell, Row, ...parts } = look;
type Answers = Record<string, string>;

const messagesOf = (errors: FieldErrors<Answers>) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));

/** One resolver and one subscription per form; each field listens for its own message. */
function createStore({ parameters }: FormProps["form"], defaultValues: Values) {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const messages = new Map<string, string | undefined>();
  const listeners = new Map<string, () => void>();
  const control = createFormControl<Answers>({
    defaultValues,
    shouldFocusError: false,
    resolver(values, _context, { names }) {
      const errors: Record<string, { type: string; message: string }> = {};
      for (const name of names?.length === 1 ? names : byName.keys()) {
        const parameter = byName.get(name);
        const message = parameter && errorOf(parameter, values[name]);
        if (message !== undefined) errors[name] = { type: "rule", message };
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return {
    ...control,
    messageOf: (name: string) => messages.get(name),
    listenTo: (name: string) => (listener: () => void) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
    start: () =>
      control.subscribe({
        formState: { errors: true },
        callback({ errors = {} }) {
          for (const name of byName.keys()) {
            const message = errors[name]?.message;
            if (messages.get(name) === message) continue;
            messages.set(name, message);
            listeners.get(name)?.();
          }
        },
      }),
  };
}

interface FieldProps {
  readonly store: ReturnType<typeof createStore>;
  readonly parameter: Parameter;
}

const Field = memo(function Field({ store, parameter }: FieldProps) {
  const { name } = parameter;
  const [own] = useState(() => ({
    field: store.register(name),
    listen: store.listenTo(name),
    message: () => store.messageOf(name),
  }));
  const error = useSyncExternalStore(own.listen, own.message, own.message);
  return <Row parameter={parameter} error={error} {...own.field} />;
});

const noValues: Values = {};
const noFailure = { errors: {}, failures: 0 };

/** One memoised component per field around `createFormControl`, with a snapshot per field. It has no mask. */
function Form({ form, values = noValues, onSubmit }: FormProps) {
  const [store] = useState(() => createStore(form, values));
  const [failure, setFailure] = useState(noFailure);
  useLayoutEffect(() => store.start(), [store]);
  const submit = store.handleSubmit(onSubmit, (errors) =>
    setFailure(({ failures }) => ({ errors: messagesOf(errors), failures: failures + 1 })),
  );
  return (
    <Shell form={form} {...failure} onSubmit={(event) => void submit(event)}>
      {form.parameters.map((parameter) => (
        <Field key={parameter.name} store={store} parameter={parameter} />
      ))}
    </Shell>
  );
}

export const adapter: Adapter = { Form, ...parts };

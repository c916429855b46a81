import { zodResolver } from "@hookform/resolvers/zod";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import {
  fieldNameOf,
  getParameterValues,
  ParameterFields,
  parseForm,
  withParameters,
} from "parameter-form";
import { createRef, type Ref, useImperativeHandle } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useFieldArray,
  type UseFieldArrayReturn,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { z } from "zod";
import { errorAt, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const w4 = parseForm(questions("Name: string", "Extra: currency?"));
const i9 = parseForm(questions("Citizen: boolean"));
const nameOf = fieldNameOf;

/** Knows nothing of the parameters, and strips their values. */
const schema: z.ZodType<FieldValues, FieldValues> = z.object({ title: z.string() });
const stripping: Resolver = zodResolver(schema);

interface HostProps {
  readonly handle: Ref<UseFormReturn>;
  readonly resolver?: Resolver | undefined;
  /** The groups that are mounted. */
  readonly groups?: readonly string[];
  readonly showsValidity?: boolean;
}

/** Wraps its resolver again at each render. */
function Host({ handle, resolver = stripping, groups = ["w4"], showsValidity }: HostProps) {
  const methods = useForm({
    defaultValues: { title: "Dr" },
    resolver: withParameters(resolver),
  });
  useImperativeHandle<UseFormReturn, UseFormReturn>(handle, () => methods, [methods]);
  return (
    <>
      {groups.map((group) => (
        <ParameterFields
          key={group}
          form={group === "i9" ? i9 : w4}
          control={methods.control}
          name={group}
        />
      ))}
      {showsValidity && <output>{methods.formState.isValid ? "valid" : "invalid"}</output>}
    </>
  );
}

function setup(props: Omit<HostProps, "handle"> = {}) {
  const handle = createRef<UseFormReturn>();
  const tree = (more: Omit<HostProps, "handle">) => <Host handle={handle} {...props} {...more} />;
  const { rerender } = render(tree({}));
  const methods = (): UseFormReturn => {
    if (!handle.current) throw new Error("The host is not mounted.");
    return handle.current;
  };
  return {
    methods,
    change: (more: Omit<HostProps, "handle">) => rerender(tree(more)),
    trigger: (name: string) => act(() => methods().trigger(name)),
    submit: () => submitted(methods()),
  };
}

async function submitted({ handleSubmit }: UseFormReturn): Promise<FieldValues | null> {
  let sent: FieldValues | null = null;
  await act(handleSubmit((data) => void (sent = data)));
  return sent;
}

const type = async (control: HTMLElement, text: string) => {
  await act(async () => fireEvent.input(control, { target: { value: text } }));
  await settled();
};

test("triggering a group validates it, before anything else was validated", async () => {
  const { trigger } = setup();
  expect(await trigger("w4")).toBe(false);
  expect(errorAt("Name")).toBe("Enter your answer");
  await type(field("Name"), "Ada");
  await type(field("Extra"), "12,5");
  expect(await trigger("w4")).toBe(false);
  expect([errorAt("Name"), errorAt("Extra") === ""]).toEqual(["", false]);
  await type(field("Extra"), "12.5");
  expect(await trigger("w4")).toBe(true);
  expect([errorAt("Name"), errorAt("Extra")]).toEqual(["", ""]);
});

test("triggering a field validates it alone", async () => {
  const { trigger } = setup();
  await type(field("Extra"), "12,5");
  expect(await trigger(`w4.${nameOf("Name")}`)).toBe(false);
  expect([errorAt("Name"), errorAt("Extra")]).toEqual(["Enter your answer", ""]);
  await type(field("Name"), "Ada");
  expect(await trigger(`w4.${nameOf("Name")}`)).toBe(true);
});

test("triggering a field of the host shows no error of a parameter", async () => {
  const { trigger } = setup();
  expect(await trigger("title")).toBe(true);
  expect(errorAt("Name")).toBe("");
});

test("the form is valid when its parameters are", async () => {
  setup({ showsValidity: true });
  await settled();
  expect(screen.getByRole("status")).toHaveTextContent("invalid");
  await type(field("Name"), "Ada");
  expect(screen.getByRole("status")).toHaveTextContent(/^valid$/);
  await type(field("Name"), "");
  expect(screen.getByRole("status")).toHaveTextContent("invalid");
});

test("two groups of a form are validated and restored, also when one of them unmounts", async () => {
  const { change, submit, trigger } = setup({ groups: ["w4", "i9"] });
  await type(field("Name"), "Ada");
  expect(await trigger("w4")).toBe(true);
  expect(await submit()).toBe(null);
  expect(errorAt("Citizen")).not.toBe("");
  await act(async () => fireEvent.change(field("Citizen"), { target: { value: "true" } }));
  for (const groups of [["w4", "i9"], ["i9"], []]) {
    change({ groups });
    const sent = await submit();
    expect(getParameterValues(w4, sent?.["w4"])).toEqual({ Name: "Ada" });
    expect(getParameterValues(i9, sent?.["i9"])).toEqual({ Citizen: "true" });
  }
});

test("restores values that the host sets while their group is unmounted", async () => {
  const { change, methods, submit } = setup();
  change({ groups: [] });
  act(() => methods().reset({ title: "Ms", w4: { [nameOf("Name")]: "Bob" } }));
  const sent = await submit();
  expect(sent?.["title"]).toBe("Ms");
  expect(getParameterValues(w4, sent?.["w4"])).toEqual({ Name: "Bob" });
});

test("two forms with the same name of a group do not mix", async () => {
  const [first, second] = [createRef<UseFormReturn>(), createRef<UseFormReturn>()];
  render(
    <>
      <Host handle={first} />
      <Host handle={second} groups={["w4", "i9"]} />
    </>,
  );
  const [name] = screen.getAllByLabelText("Name");
  if (!name || !first.current || !second.current) throw new Error("A form is missing.");
  await type(name, "Ada");
  const sent = await submitted(first.current);
  expect(getParameterValues(w4, sent?.["w4"])).toEqual({ Name: "Ada" });
  expect(Object.keys(sent ?? {})).toEqual(["title", "w4"]);
  expect(document.querySelectorAll(".pf-error")).toHaveLength(0);
  expect(await submitted(second.current)).toBe(null);
  expect(name).not.toHaveAttribute("aria-invalid", "true");
});

test("values are validated that the host resets while its resolver runs", async () => {
  let finish = () => {};
  const slow: Resolver = async (values) => {
    await new Promise<void>((resolve) => void (finish = resolve));
    return { values, errors: {} };
  };
  const { methods } = setup({ resolver: slow });
  const onSubmit = vi.fn<() => void>();
  const submission = methods().handleSubmit(onSubmit)();
  act(() => methods().reset({ title: "Ms", w4: { [nameOf("Name")]: "Bob" } }));
  await act(async () => {
    finish();
    await submission;
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

describe("while a slow resolver runs", () => {
  async function edit(schema: z.ZodType<FieldValues, FieldValues>, before: string, after: string) {
    const validate: Resolver = zodResolver(schema);
    let finish = () => {};
    let isSlow = false;
    const { change, methods } = setup({
      resolver: async (...args) => {
        const result = await validate(...args);
        if (isSlow) await new Promise<void>((resolve) => void (finish = resolve));
        return result;
      },
    });
    await type(field("Name"), before);
    isSlow = true;
    const onSubmit = vi.fn<(data: FieldValues) => void>();
    const submission = methods().handleSubmit(onSubmit)();
    await settled();
    fireEvent.input(field("Name"), { target: { value: after } });
    return {
      change,
      async sent() {
        await act(async () => {
          finish();
          await submission;
        });
        const data = onSubmit.mock.lastCall?.[0];
        return data && getParameterValues(w4, data["w4"]);
      },
    };
  }
  const schemas = [
    ["strips", schema],
    ["copies", z.object({ title: z.string(), w4: z.record(z.string(), z.unknown()) })],
    ["passes", z.looseObject({ title: z.string() })],
  ] as const;

  test.each(schemas)("one that %s answers validates them as they were", async (_, one) => {
    const invalid = await edit(one, "", "Ada");
    expect(await invalid.sent()).toBeUndefined();
  });

  test.each(schemas)("one that %s answers submits them as they were", async (_, one) => {
    const valid = await edit(one, "Ada", "");
    expect(await valid.sent()).toEqual({ Name: "Ada" });
  });

  test("a group that unmounts is validated", async () => {
    const invalid = await edit(schema, "", "");
    invalid.change({ groups: [] });
    expect(await invalid.sent()).toBeUndefined();
  });
});

test("a wrapped resolver may call another one", async () => {
  const { submit } = setup({ resolver: withParameters(stripping) });
  expect(await submit()).toBe(null);
  await type(field("Name"), "Ada");
  expect(getParameterValues(w4, (await submit())?.["w4"])).toEqual({ Name: "Ada" });
});

describe("keeps the output of a resolver", () => {
  class Person {
    readonly title: string;
    constructor({ title }: FieldValues) {
      this.title = title;
    }
    greeting = () => `Hello ${this.title}`;
  }
  const answers = { [nameOf("Name")]: "Ada", [nameOf("Extra")]: null };
  test.each<[string, (values: FieldValues) => unknown, unknown]>([
    ["text", ({ title }) => title, "Dr"],
    ["a list", ({ title }) => [title], ["Dr"]],
    ["a count of rows", ({ rows }) => ({ rows: rows.length }), { rows: 1 }],
    ["rows by key", ({ rows }) => ({ rows: { a: rows[0] } }), { rows: { a: answers } }],
  ])("that is %s", async (_, transform, output) => {
    const resolver = zodResolver(z.record(z.string(), z.any()).transform(transform));
    const { submit } = setup({ resolver: resolver as Resolver, groups: ["rows.0"] });
    await type(field("Name"), "Ada");
    expect(await submit()).toEqual(output);
  });

  test("that is an instance of a class", async () => {
    const resolver = zodResolver(schema.transform((values) => new Person(values)));
    const { submit } = setup({ resolver: resolver as Resolver });
    await type(field("Name"), "Ada");
    const sent = await submit();
    expect(sent).toBeInstanceOf(Person);
    expect(getParameterValues(w4, sent?.["w4"])).toEqual({ Name: "Ada" });
  });
});

test("keeps the error of all rows beside those of parameters", async () => {
  const root = { type: "min", message: "Enter two people" };
  const errors: FieldErrors = {};
  Object.assign(errors, { rows: Object.assign([], { root }) });
  const { methods } = setup({ resolver: () => ({ values: {}, errors }), groups: ["rows.0"] });
  const onInvalid = vi.fn<(errors: FieldValues) => void>();
  await act(methods().handleSubmit(() => {}, onInvalid));
  expect(onInvalid.mock.lastCall?.[0]["rows"].root).toEqual(root);
  expect(errorAt("Name")).toBe("Enter your answer");
});

test("rows of a field array keep their own answers and errors as they move", async () => {
  interface People {
    people: { role: string }[];
  }
  const people = z.array(z.object({ role: z.string() }));
  const host: { rows?: UseFieldArrayReturn<People, "people">; methods?: UseFormReturn<People> } =
    {};
  function Rows() {
    const methods = useForm({
      defaultValues: { people: [{ role: "a" }, { role: "b" }] },
      resolver: withParameters(zodResolver(z.object({ people }))),
    });
    const rows = useFieldArray({ control: methods.control, name: "people" });
    useImperativeHandle(
      (handle: object | null) => void Object.assign(host, handle),
      () => ({
        rows,
        methods,
      }),
    );
    return rows.fields.map(({ id }, row) => (
      <ParameterFields key={id} form={w4} control={methods.control} name={`people.${row}`} />
    ));
  }
  render(<Rows />);
  const submit = async () => {
    let sent: readonly object[] = [];
    await act(async () => host.methods?.handleSubmit((data) => void (sent = data.people))());
    return sent.map((row) => getParameterValues(w4, row));
  };
  const names = () => screen.getAllByLabelText("Name");
  const invalid = () => names().map((name) => name.getAttribute("aria-invalid") === "true");
  await type(names()[1] ?? document.body, "Bob");
  expect(await submit()).toEqual([]);
  expect(invalid()).toEqual([true, false]);
  await type(names()[0] ?? document.body, "Ada");
  await act(async () => host.rows?.swap(0, 1));
  expect(await submit()).toEqual([{ Name: "Bob" }, { Name: "Ada" }]);
  await act(async () => host.rows?.append({ role: "c" }));
  expect(await submit()).toEqual([]);
  expect(invalid()).toEqual([false, false, true]);
  await act(async () => host.rows?.remove(2));
  expect(await submit()).toEqual([{ Name: "Bob" }, { Name: "Ada" }]);
});

test("leaves the result of a form without parameters as it is", async () => {
  class Money {
    readonly cents = 5;
  }
  const resolver: Resolver<FieldValues, unknown, Money> = () => ({
    values: new Money(),
    errors: {},
  });
  const { result } = renderHook(() => useForm({ resolver: withParameters(resolver) }));
  let sent: unknown = null;
  await act(result.current.handleSubmit((data) => void (sent = data)));
  expect(sent).toEqual(new Money());
});

test("useForm infers the types of a wrapped resolver", () => {
  const typed = z.object({ age: z.string().transform(Number), w4: z.record(z.string(), z.any()) });
  const { result } = renderHook(() =>
    useForm({ resolver: withParameters(zodResolver(typed)), defaultValues: { age: "3" } }),
  );
  expectTypeOf(result.current.getValues("age")).toEqualTypeOf<string>();
  result.current.handleSubmit((data) => expectTypeOf(data.age).toEqualTypeOf<number>());
  expect(result.current.getValues("age")).toBe("3");
});

test("useForm types the values of a resolver that is written in place", () => {
  const { result } = renderHook(() =>
    useForm<{ title: string }>({
      resolver: withParameters((values) => {
        expectTypeOf(values).toEqualTypeOf<{ title: string }>();
        return values.title === ""
          ? { values: {}, errors: { title: { type: "required" } } }
          : { values, errors: {} };
      }),
    }),
  );
  result.current.handleSubmit((data) => expectTypeOf(data).toEqualTypeOf<{ title: string }>());
  const Wrong = () => {
    // @ts-expect-error The output has another type.
    useForm<{ title: string }>({ resolver: withParameters(() => ({ values: 3, errors: {} })) });
    return null;
  };
  expect(Wrong).toBeTypeOf("function");
});

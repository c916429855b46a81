import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fieldNameOf, getParameterValues, ParameterFields, parseForm } from "parameter-form";
import { createRef, type Ref, StrictMode, Suspense, useImperativeHandle } from "react";
import { useForm, type UseFormProps, type UseFormReturn } from "react-hook-form";
import { expect, test } from "vitest";
import { errorAt, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const w4 = parseForm(questions("Extra: currency?", "Name: string"));
const name = `w4.${fieldNameOf("Name")}`;
const extra = `w4.${fieldNameOf("Extra")}`;

interface HostProps extends UseFormProps {
  readonly handle: Ref<UseFormReturn>;
  readonly shown?: boolean;
}

function Host({ handle, shown = true, ...options }: HostProps) {
  const methods = useForm(options);
  const { isDirty, touchedFields } = methods.formState;
  useImperativeHandle(handle, () => methods, [methods]);
  return (
    <>
      {shown && <ParameterFields form={w4} control={methods.control} name="w4" />}
      <output>
        {isDirty ? "dirty" : "clean"} {Object.keys(touchedFields["w4"] ?? {}).join(" ")}
      </output>
    </>
  );
}

async function setup(options: UseFormProps = {}) {
  const handle = createRef<UseFormReturn>();
  const tree = (shown: boolean) => (
    <StrictMode>
      <Host handle={handle} shown={shown} {...options} />
    </StrictMode>
  );
  const { rerender } = render(tree(true));
  await settled();
  return {
    host: (work: (methods: UseFormReturn) => unknown) =>
      act(async () => void (handle.current && work(handle.current))),
    show: (shown: boolean) => rerender(tree(shown)),
    answers: () => getParameterValues(w4, handle.current?.getValues("w4")),
    async type(label: string, text: string) {
      await userEvent.type(field(label), text);
      await settled();
    },
    state: () => screen.getByRole("status").textContent?.trim(),
  };
}

test("an answer makes the app's form dirty, and the previous one makes it clean again", async () => {
  const { type, state } = await setup();
  expect(state()).toBe("clean");
  await type("Name", "A");
  expect(state()).toBe("dirty");
  await type("Name", "{Backspace}");
  expect(state()).toMatch(/^clean/);
});

test("a field that was left is touched", async () => {
  const { type, state } = await setup();
  await type("Name", "A{Tab}");
  expect(state()).toBe(`dirty ${fieldNameOf("Name")}`);
});

test("resetField resets one field", async () => {
  const { type, host, answers } = await setup();
  await type("Name", "Ada");
  await type("Extra", "12.5");
  await host(({ resetField }) => resetField(name));
  expect(field("Name")).toHaveValue("");
  expect(answers()).toEqual({ Extra: "12.5" });
});

test("setValue shows the value, and validates with shouldValidate", async () => {
  const { host, answers } = await setup();
  await host(({ setValue }) => setValue(extra, "12.5"));
  await host(({ setValue }) => setValue(name, null, { shouldValidate: true }));
  expect(field("Extra")).toHaveValue("12.50");
  expect(answers()).toEqual({ Extra: "12.5" });
  expect(errorAt("Name")).toBe("Enter your answer");
});

test("delayError does not delay answers", async () => {
  const { type, answers } = await setup({ delayError: 100_000, mode: "onChange" });
  await type("Extra", "abc");
  await type("Name", "Ada");
  expect(answers()).toEqual({ Name: "Ada" });
});

test.each([
  [false, { Name: "Ada" }, "Ada"],
  [true, {}, ""],
])(
  "with shouldUnregister: %s, unmounted fields keep the answers %j",
  async (shouldUnregister, kept, shown) => {
    const { type, show, answers } = await setup({ shouldUnregister });
    await type("Name", "Ada");
    show(false);
    await settled();
    expect(answers()).toEqual(kept);
    show(true);
    expect(field("Name")).toHaveValue(shown);
  },
);

test("shows default values that arrive later", async () => {
  const { answers } = await setup({
    defaultValues: async () => ({ w4: { [fieldNameOf("Name")]: "Ada" } }),
  });
  expect(field("Name")).toHaveValue("Ada");
  expect(answers()).toEqual({ Name: "Ada" });
});

test("clearErrors removes the app's own errors, but keeps those of unreadable texts", async () => {
  const { type, host } = await setup();
  await type("Extra", "12,5{Tab}");
  await host(({ setError }) => setError(name, { type: "server", message: "Ask payroll" }));
  expect(errorAt("Name")).toBe("Ask payroll");
  await host(({ clearErrors }) => clearErrors());
  expect(errorAt("Name")).toBe("");
  expect(errorAt("Extra")).not.toBe("");
});

const never = new Promise<never>(() => undefined);

function Wait({ on }: { readonly on: boolean }) {
  if (on) throw never;
  return null;
}

test("fields hidden by a surrounding Suspense keep their answers", async () => {
  const handle = createRef<UseFormReturn>();
  function Waiting({ on }: { readonly on: boolean }) {
    const methods = useForm();
    useImperativeHandle(handle, () => methods, [methods]);
    return (
      <Suspense fallback="Wait">
        <ParameterFields form={w4} control={methods.control} name="w4" />
        <Wait on={on} />
      </Suspense>
    );
  }
  const { rerender } = render(<Waiting on={false} />);
  await userEvent.type(field("Name"), "Ada");
  await userEvent.type(field("Extra"), "12,5");
  for (const on of [true, false]) {
    rerender(<Waiting on={on} />);
    await settled();
  }
  expect(field("Name")).toHaveValue("Ada");
  expect(field("Extra")).toHaveValue("12,5");
  expect(getParameterValues(w4, handle.current?.getValues("w4"))).toEqual({ Name: "Ada" });
});

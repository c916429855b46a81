import { act, fireEvent, render, screen } from "@testing-library/react";
import { ParameterFields, parseForm, withParameters } from "parameter-form";
import {
  Component,
  createRef,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
} from "react";
import { type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions } from "../../support/questions.ts";

const w4 = parseForm(questions("Name: string"));
const own: Resolver = (values) => ({ values, errors: {} });

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state: { readonly error?: unknown } = {};
  override render() {
    const { error } = this.state;
    return error instanceof TypeError ? <p role="alert">{error.message}</p> : this.props.children;
  }
}

interface HostProps {
  readonly resolver: Resolver | undefined;
  readonly isMemoized?: boolean;
  readonly handle?: Ref<UseFormReturn>;
}

function Host({ resolver, isMemoized = false, handle }: HostProps) {
  const methods = useForm(resolver ? { resolver } : {});
  const { control, register } = methods;
  useImperativeHandle<UseFormReturn, UseFormReturn>(handle, () => methods, [methods]);
  const fields = <ParameterFields form={w4} control={control} />;
  const memoized = useMemo(() => <ParameterFields form={w4} control={control} />, [control]);
  return (
    <>
      <input aria-label="Title" {...register("title")} />
      {isMemoized ? memoized : fields}
    </>
  );
}

const tree = (props: HostProps) => (
  <Boundary>
    <Host {...props} />
  </Boundary>
);
const thrown = () => screen.queryByRole("alert")?.textContent;
const message =
  "ParameterFields requires useForm({ resolver: withParameters(resolver) }), outermost. Another resolver submits answers that nothing has validated, or strips them.";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each(["development", "production"])(
  "a resolver without withParameters throws at the first render in %s",
  (mode) => {
    vi.stubEnv("NODE_ENV", mode);
    render(tree({ resolver: own }));
    expect(thrown()).toBe(message);
  },
);

test.each([
  ["no resolver", () => undefined],
  ["a wrapped one", () => withParameters(own)],
])("a resolver without withParameters throws when it replaces %s", (_, before) => {
  const { rerender } = render(tree({ resolver: before() }));
  rerender(tree({ resolver: before() }));
  expect(thrown()).toBe(undefined);
  rerender(tree({ resolver: own }));
  expect(thrown()).toBe(message);
});

test("a resolver throws that calls a wrapped one", () => {
  const wrapped = withParameters(own);
  render(tree({ resolver: (...args) => wrapped(...args) }));
  expect(thrown()).toBe(message);
});

test("a resolver that a host adds beside memoized fields throws at the next change", async () => {
  const { rerender } = render(tree({ resolver: undefined, isMemoized: true }));
  rerender(tree({ resolver: own, isMemoized: true }));
  await act(async () =>
    fireEvent.input(screen.getByLabelText("Title"), { target: { value: "Dr" } }),
  );
  expect(thrown()).toBe(message);
});

test.each([
  ["no resolver", undefined],
  ["a wrapped one", withParameters(own)],
])("a submission rejects if a resolver replaced %s beside memoized fields", async (_, before) => {
  const onSubmit = vi.fn<() => void>();
  const handle = createRef<UseFormReturn>();
  const { rerender } = render(tree({ resolver: before, isMemoized: true, handle }));
  rerender(tree({ resolver: own, isMemoized: true, handle }));
  let rejected: unknown;
  await act(async () => {
    await handle.current
      ?.handleSubmit(onSubmit)()
      .catch((error: unknown) => (rejected = error));
  });
  expect(rejected).toEqual(new TypeError(message));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(thrown()).toBe(message);
});

test("a validation rejects in a version of react-hook-form that passes a copy of the values", async () => {
  const called = vi.fn<Resolver>(own);
  const resolver = withParameters(called);
  const handle = createRef<UseFormReturn>();
  render(tree({ resolver, handle }));
  await act(async () => void (await handle.current?.trigger()));
  const [values, context, options] = called.mock.lastCall ?? [];
  if (!values || !options) throw new Error("The resolver was not called.");
  await expect(resolver({ ...values }, context, options)).rejects.toThrow(
    "This version of react-hook-form passes a copy of the values to a resolver, so answers could be lost.",
  );
});

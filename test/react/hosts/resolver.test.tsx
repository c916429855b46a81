import { valibotResolver } from "@hookform/resolvers/valibot";
import { zodResolver } from "@hookform/resolvers/zod";
import { act, fireEvent, render, screen } from "@testing-library/react";
import {
  fieldNameOf,
  getParameterValues,
  ParameterFields,
  parseForm,
  withParameters,
} from "parameter-form";
import { StrictMode } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as v from "valibot";
import { z } from "zod";
import { errorAt, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const w4 = parseForm(questions("Extra: currency?", "Name: string"));
const path = (name: string) => `w4.${fieldNameOf(name)}`;

const checkedBy = (schema: z.ZodType<FieldValues, FieldValues>): Resolver => zodResolver(schema);
const valibot = (schema: v.GenericSchema<FieldValues>): Resolver => valibotResolver(schema);

interface HostProps {
  readonly resolver?: Resolver | undefined;
  readonly onSubmit?: (data: FieldValues) => void;
  /** The step of the host's that is drawn. */
  readonly shown?: boolean;
  readonly name?: string;
}

function Host({ resolver, onSubmit = () => {}, shown = true, name = "w4" }: HostProps) {
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { title: "" },
    ...(resolver && { resolver: withParameters(resolver) }),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <input aria-label="Title" {...register("title")} />
      {shown && <ParameterFields form={w4} control={control} name={name} />}
      <output>{Object.keys(formState.errors).join(" ")}</output>
      <button type="submit">Submit</button>
    </form>
  );
}

const submit = () => act(async () => screen.getByRole("button", { name: "Submit" }).click());
const type = async (name: string, text: string) => {
  await act(async () => fireEvent.input(field(name), { target: { value: text } }));
  // A resolver takes its time.
  await settled();
};

function setup(resolver: Resolver) {
  const onSubmit = vi.fn<(data: FieldValues) => void>();
  const tree = (shown = true) => (
    <StrictMode>
      <Host resolver={resolver} onSubmit={onSubmit} shown={shown} />
    </StrictMode>
  );
  const { rerender } = render(tree());
  return {
    show: (shown: boolean) => rerender(tree(shown)),
    sent: () => onSubmit.mock.lastCall?.[0],
  };
}

const title = z.string().min(1, "Enter a title");
const resolvers: readonly (readonly [string, Resolver])[] = [
  ["knows nothing of them", checkedBy(z.object({ title }))],
  ["lets them pass", checkedBy(z.looseObject({ title }))],
  ["leaves them out of their group", checkedBy(z.object({ title, w4: z.object({}) }))],
  [
    "knows one of them",
    checkedBy(z.object({ title, w4: z.object({ [fieldNameOf("Name")]: z.any() }) })),
  ],
  [
    "is another library's",
    valibot(v.object({ title: v.pipe(v.string(), v.nonEmpty("Enter a title")) })),
  ],
];

describe.each(resolvers)("an app's resolver that %s", (_, resolver) => {
  test("runs in addition to our checks: a required answer, and an unreadable amount", async () => {
    const { sent } = setup(resolver);
    await type("Extra", "12,5");
    await submit();
    expect(sent()).toBeUndefined();
    expect(screen.getByRole("status")).toHaveTextContent("title w4");
    expect(errorAt("Name")).toBe("Enter your answer");
    expect(errorAt("Extra")).not.toBe("");
    expect(field("Extra")).toHaveValue("12,5");
  });

  test("removes an error when its answer becomes valid", async () => {
    setup(resolver);
    await type("Title", "Dr");
    await submit();
    await type("Name", "Ada");
    expect(errorAt("Name")).toBe("");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("loses no answer, also of a step that is unmounted", async () => {
    const { show, sent } = setup(resolver);
    await type("Title", "Dr");
    await type("Name", "Ada");
    await type("Extra", "1250.5");
    for (const shown of [true, false]) {
      show(shown);
      await submit();
      expect(sent()).toMatchObject({ title: "Dr" });
      expect(getParameterValues(w4, sent()?.["w4"])).toEqual({ Name: "Ada", Extra: "1250.5" });
    }
  });
});

test("keeps the output of a resolver", async () => {
  const answers = z.any().transform((group) => getParameterValues(w4, group));
  const { sent } = setup(checkedBy(z.object({ title, w4: answers })));
  await type("Title", "Dr");
  await type("Name", "Ada");
  await submit();
  expect(sent()).toEqual({ title: "Dr", w4: { Name: "Ada" } });
});

test("a resolver's own error at a field takes precedence", async () => {
  const error = { type: "custom", message: "Not you" };
  setup(() => ({ values: {}, errors: { w4: { [fieldNameOf("Name")]: error } } }));
  await submit();
  expect(errorAt("Name")).toBe("Not you");
});

test("accepts a resolver that is added, changed and removed", async () => {
  const seen: string[] = [];
  const noting = (name: string): Resolver => {
    const resolver = checkedBy(z.object({ title }));
    return (...given) => {
      seen.push(name);
      return resolver(...given);
    };
  };
  const onSubmit = vi.fn<(data: FieldValues) => void>();
  const tree = (resolver?: Resolver) => <Host resolver={resolver} onSubmit={onSubmit} />;
  const { rerender } = render(tree());
  await type("Title", "Dr");
  for (const resolver of [noting("first"), noting("second"), undefined]) {
    rerender(tree(resolver));
    await submit();
    expect(errorAt("Name")).toBe("Enter your answer");
  }
  rerender(tree(noting("third")));
  await type("Name", "Ada");
  await submit();
  expect(new Set(seen)).toEqual(new Set(["first", "second", "third"]));
  expect(getParameterValues(w4, onSubmit.mock.lastCall?.[0]["w4"])).toEqual({ Name: "Ada" });
});

describe("rows of an app's field array", () => {
  test("keep their own answers", async () => {
    const onSubmit = vi.fn<(data: FieldValues) => void>();
    const people = z.array(z.object({ role: z.string() }));
    function Rows() {
      const { control, handleSubmit } = useForm<FieldValues>({
        defaultValues: { people: [{ role: "a" }, { role: "b" }] },
        resolver: withParameters(checkedBy(z.object({ people }))),
      });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          {[0, 1].map((row) => (
            <ParameterFields
              key={row}
              form={w4}
              control={control}
              name={`people.${row}`}
              defaultValues={{ Name: `Name ${row}` }}
            />
          ))}
          <button type="submit">Submit</button>
        </form>
      );
    }
    render(<Rows />);
    await submit();
    const sent: unknown = onSubmit.mock.lastCall?.[0]["people"];
    expect(sent).toMatchObject([{ role: "a" }, { role: "b" }]);
    expect(Array.isArray(sent) && sent.map((row) => getParameterValues(w4, row))).toEqual([
      { Name: "Name 0" },
      { Name: "Name 1" },
    ]);
  });
});

describe("in development", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  test("a resolver's error of the whole form causes no warning", async () => {
    vi.stubEnv("NODE_ENV", "development");
    const consoleWarn = vi.spyOn(console, "warn").mockReturnValue();
    setup(checkedBy(z.looseObject({ title }).refine(() => false, "Not today")));
    await type("Title", "Dr");
    await type("Name", "Ada");
    await submit();
    expect(consoleWarn).not.toHaveBeenCalled();
  });

  test.each([
    checkedBy(z.object({ title, w4: z.looseObject({}).refine(() => false, "Not today") })),
    valibot(
      v.looseObject({
        w4: v.pipe(
          v.looseObject({}),
          v.check(() => false, "Not today"),
        ),
      }),
    ),
  ])("an app's own check of the group causes no warning", async (resolver) => {
    vi.stubEnv("NODE_ENV", "development");
    const consoleWarn = vi.spyOn(console, "warn").mockReturnValue();
    setup(resolver);
    await type("Title", "Dr");
    await type("Name", "Ada");
    await submit();
    expect(consoleWarn).not.toHaveBeenCalled();
  });

  const leavesOut = (name: string) =>
    `strips the values at "${name}", where <ParameterFields> stores its answers, so they were restored`;
  const refuses = (name: string) =>
    `rejects the values at "${name}", where <ParameterFields> stores its answers, so nothing can be submitted, and no field shows an error`;
  test.each([
    ["leaves answers out", "w4", leavesOut, checkedBy(z.object({ title }))],
    ["rejects unknown keys", "own", refuses, checkedBy(z.strictObject({ title }))],
    [
      "rejects them in their group",
      "group",
      refuses,
      checkedBy(z.object({ title, group: z.strictObject({}) })),
    ],
    [
      "of another library rejects them",
      "other",
      refuses,
      valibot(v.strictObject({ title: v.string() })),
    ],
  ])(
    "warns only once that a resolver %s, with the fix in its message",
    async (_, name, does, resolver) => {
      vi.stubEnv("NODE_ENV", "development");
      const consoleWarn = vi.spyOn(console, "warn").mockReturnValue();
      render(<Host resolver={resolver} name={name} />);
      await type("Title", "Dr");
      await type("Name", "Ada");
      await submit();
      await submit();
      expect(consoleWarn.mock.calls).toEqual([
        [
          `parameter-form: The resolver of your form ${does(name)}. Allow them in its schema, as z.object({ "${name}": z.record(z.string(), z.unknown()) }) does, and read them with getParameterValues.`,
        ],
      ]);
    },
  );
});

test("an app's trigger validates one field only", async () => {
  function Checking() {
    const { control, trigger } = useForm<FieldValues>({
      resolver: withParameters(checkedBy(z.object({}))),
    });
    return (
      <>
        <ParameterFields form={w4} control={control} name="w4" />
        <button type="button" onClick={() => void trigger(path("Name"))}>
          Submit
        </button>
      </>
    );
  }
  render(<Checking />);
  await type("Extra", "12,5");
  await submit();
  expect([errorAt("Name"), errorAt("Extra")]).toEqual(["Enter your answer", ""]);
});

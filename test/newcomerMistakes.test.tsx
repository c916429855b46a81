import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpError } from "parameter-form/client";
import {
  ErrorSummary,
  ParameterField,
  ParameterForm,
  ParameterFormScope,
  type PartProps,
  useParameterForm,
} from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import { ParameterFormById } from "parameter-form/query";
import { min, parseForm, shownWhen } from "parameter-form/core";
import { type JSX, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

const parameter = (name: string, type = "string", required = false) => ({
  name,
  label: name,
  type,
  required,
});
const done = () => {};

/** A form with an id of its own each time, because each line is written once. */
let id = 0;
const formOf = (...parameters: readonly object[]) => ({ id: `form_${++id}`, parameters });

/** Lists of forms that no compiler has seen. */
const { ids, none } = JSON.parse('{ "ids": ["federal-w4"] }');

const lines = (): readonly string[] =>
  vi.mocked(console.warn).mock.calls.map((words) => words.join(" ").replaceAll(/form_\d+/g, "F"));

const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit" }));
const page = (): string => document.body.textContent ?? "";

beforeEach(() => {
  vi.stubEnv("NODE_ENV", "development");
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Mistake {
  readonly page: JSX.Element;
  /** What the console says, each line by its beginning or a part of it. */
  readonly console: readonly string[];
  /** What the page shows. */
  readonly shows: string;
}

const notFound = {
  baseUrl: "/api",
  listForms: () => Promise.reject(new Error("There is no list")),
  getForm: () =>
    Promise.reject(new HttpError({ method: "GET", path: "/forms/federal-w5" }, { status: 404 })),
};

const waits = { id: "w", parameters: [parameter("kids", "number")] };

/** A mistake, what the console says of it, and what the page shows. */
const mistakes: Readonly<Record<string, () => Mistake>> = {
  "a name in fields that no parameter has": () => ({
    page: (
      <ParameterForm
        form={formOf(parameter("nickname"))}
        fields={{ nickame: { help: "Or none" } }}
        onSubmit={done}
      />
    ),
    console: [
      'fields has "nickame", which is not a parameter of the form "F", so it has no effect. Names are case-sensitive; the form has "nickname".',
    ],
    shows: "nickname",
  }),
  "a name in rules that no parameter has": () => ({
    page: (
      <ParameterForm
        form={formOf(parameter("kids", "number"))}
        rules={{ kid: min("0") }}
        onSubmit={done}
      />
    ),
    console: [
      'rules has "kid", which is not a parameter of the form "F", so it validates nothing.',
    ],
    shows: "kids",
  }),
  "a name in sections that no parameter has": () => ({
    page: (
      <ParameterForm
        form={formOf(parameter("nickname"))}
        sections={[{ title: "You", names: ["nick_name"] }]}
        onSubmit={done}
      />
    ),
    console: [
      'sections has "nick_name", which is not a parameter of the form "F", so nothing is rendered.',
    ],
    shows: "nickname",
  }),
  "a name in prefill that no parameter has": () => ({
    page: (
      <ParameterForm
        form={formOf(parameter("nickname"))}
        prefill={{ values: { nick: "Ada" }, origin: "your record" }}
        onSubmit={done}
      />
    ),
    console: ['prefill has "nick", which is not a parameter of the form "F", so it is ignored.'],
    shows: "nickname",
  }),
  "a default that a rule allows": () => ({
    page: (
      <ParameterForm
        form={formOf(parameter("kids", "number"))}
        rules={{ kids: min("0") }}
        defaultValues={{ kids: "0" }}
        onSubmit={done}
      />
    ),
    console: [],
    shows: "kids",
  }),
  "a default that a rule rejects": () => ({
    page: (
      <ParameterForm
        form={formOf(parameter("kids", "number"))}
        rules={{ kids: min("5") }}
        defaultValues={{ kids: "3" }}
        onSubmit={done}
      />
    ),
    console: ['The default value of "kids" of the form "F" is rejected by its rule (belowMin)'],
    shows: "kids",
  }),
  "a locale with an underscore": () => ({
    page: (
      <ParameterForm form={formOf(parameter("pay", "currency"))} locale="en_CA" onSubmit={done} />
    ),
    console: [
      'locale is "en_CA", which is invalid, so the default is used. Pass a BCP 47 tag such as "en-US".',
    ],
    shows: "pay",
  }),
  "ids in place of forms": () => ({
    page: <FormCollection forms={ids} onSign={done} onFormError={done} />,
    console: [],
    shows: "cannot be shown",
  }),
  "no forms yet": () => ({
    page: <FormCollection forms={none} onSign={done} />,
    console: [],
    shows: "Loading the form",
  }),
  "no collection yet": () => ({
    page: <FormCollection collection={null} onSign={done} />,
    console: [],
    shows: "Loading the form",
  }),
  "a form with an unknown id": () => ({
    page: <FormCollection forms={[{ id: "federal-w5" }]} client={notFound} onSign={done} />,
    console: [
      'The form "federal-w5" could not be loaded: GET /forms/federal-w5 was answered with status 404.',
    ],
    shows: "could not be",
  }),
  "an unknown form id, in <ParameterFormById>": () => ({
    page: (
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ParameterFormById client={notFound} formId="federal-w6" onSubmit={done} />
      </QueryClientProvider>
    ),
    console: ['The form "federal-w6" could not be loaded: GET /forms/federal-w5'],
    shows: "could not be",
  }),
};

test.each(Object.entries(mistakes))("%s", async (_name, mistake) => {
  const expected = mistake();
  render(expected.page);
  await vi.waitFor(() => expect(page()).toContain(expected.shows));
  expect(lines()).toHaveLength(expected.console.length);
  expected.console.forEach((line, at) => expect(lines()[at]).toContain(line));
});

test("warns about ids in place of forms with the code to write", () => {
  const onFormError = vi.fn<(id: string | null, error: unknown) => void>();
  render(<FormCollection forms={ids} onFormError={onFormError} onSign={done} />);
  expect(String(onFormError.mock.calls[0]?.[1])).toContain(
    'forms[0] is "federal-w4", but must be an object: { id: "federal-w4" } is fetched by its id',
  );
});

test.each([undefined, null])("form={%s} renders a skeleton and logs nothing at first", (form) => {
  vi.useFakeTimers();
  const onDefinitionError = vi.fn<() => void>();
  const { rerender } = render(<ParameterForm {...{ form, onDefinitionError }} onSubmit={done} />);
  expect(page()).toBe("Loading the form");
  act(() => void vi.advanceTimersByTime(2900));
  expect(lines()).toEqual([]);
  rerender(<ParameterForm form={waits} onSubmit={done} />);
  expect(screen.getByLabelText("kids (optional)")).toBeInTheDocument();
  expect(onDefinitionError).not.toHaveBeenCalled();
});

test("warns when a form does not arrive within three seconds", () => {
  vi.useFakeTimers();
  render(<ParameterForm form={undefined} onSubmit={done} />);
  act(() => void vi.advanceTimersByTime(3000));
  expect(lines()).toEqual([
    "parameter-form: form has been undefined or null for three seconds, so a skeleton is rendered. Check that it is being loaded.",
  ]);
});

test("keeps the typed answers while a form is loaded again", async () => {
  const { rerender } = render(<ParameterForm form={waits} onSubmit={done} />);
  await userEvent.type(screen.getByRole("textbox"), "3");
  rerender(<ParameterForm form={undefined} onSubmit={done} />);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  rerender(<ParameterForm form={waits} onSubmit={done} />);
  expect(screen.getByRole("textbox")).toHaveValue("3");
});

test("inside another form, submits once and sends no submit event to the outer form", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const [inner, outer] = [vi.fn<() => void>(), vi.fn<(event: React.FormEvent) => void>()];
  render(
    <form onSubmit={outer}>
      <ParameterForm form={formOf(parameter("nickname"))} onSubmit={inner} />
    </form>,
  );
  await submit();
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
  expect(lines()).toEqual([expect.stringContaining("<ParameterFields control={control} />")]);
});

test("renders and links a required question that a layout leaves out", async () => {
  const onSubmit = vi.fn<(values: object) => void>();
  render(
    <ParameterForm
      form={formOf(parameter("first", "string", true), parameter("last", "string", true))}
      onSubmit={onSubmit}
    >
      <ParameterField name="first" />
    </ParameterForm>,
  );
  await userEvent.type(screen.getByLabelText("first"), "Ada");
  expect(screen.queryByLabelText("last")).not.toBeInTheDocument();
  await submit();
  expect(lines()).toEqual([
    'parameter-form: Your layout of the form "F" has no field for "last", which blocked the submission. <ParameterForm> renders such a field below your layout, a form of your own does not. Add <ParameterField name="last" /> to your layout.',
  ]);
  await userEvent.click(screen.getByRole("link", { name: /last/ }));
  expect(screen.getByLabelText("last")).toHaveFocus();
  await userEvent.keyboard("Lovelace");
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ first: "Ada", last: "Lovelace" });
});

test("warns about a required question that an app's own form leaves out", async () => {
  const form = parseForm(formOf(parameter("last", "string", true)));
  function Own() {
    const { scope, submit, failure } = useParameterForm({ form, onSubmit: done });
    return (
      <form noValidate onSubmit={submit}>
        <ParameterFormScope scope={scope}>
          <ErrorSummary failure={failure} />
        </ParameterFormScope>
        <button>Submit</button>
      </form>
    );
  }
  render(<Own />);
  await submit();
  expect(lines()).toEqual([expect.stringContaining('no field for "last"')]);
});

test("warns once an inline part is created again and again", async () => {
  const form = formOf(parameter("nickname"));
  function App() {
    const [text, setText] = useState("");
    return (
      <ParameterForm
        form={form}
        components={{ TextInput: ({ input }) => <input {...input} title={text} /> }}
        onChange={({ nickname = "" }) => setText(nickname)}
        onSubmit={done}
      />
    );
  }
  render(<App />);
  await userEvent.type(screen.getByLabelText(/nickname/), "A");
  expect(lines()).toEqual([]);
  await userEvent.type(screen.getByLabelText(/nickname/), "d");
  expect(lines()).toEqual([
    expect.stringContaining("components.TextInput is a new component at each render"),
  ]);
});

test("does not warn when an app switches between two parts of one factory", () => {
  const form = formOf(parameter("nickname"));
  const inputOf = (title: string) => ({
    TextInput: ({ input }: PartProps["TextInput"]) => <input {...input} title={title} />,
  });
  const [light, dark] = [inputOf("light"), inputOf("dark")];
  const app = (components: typeof light) => (
    <ParameterForm form={form} components={components} onSubmit={done} />
  );
  const { rerender } = render(app(light));
  for (const components of [dark, light, dark, light]) rerender(app(components));
  expect(screen.getByTitle("light")).toBeVisible();
  expect(lines()).toEqual([]);
});

test("warns about two roots with the same ids", () => {
  const form = <ParameterForm form={formOf(parameter("nickname"))} onSubmit={done} />;
  const html = renderToString(form);
  for (const title of ["payroll", "benefits"]) {
    const container = document.createElement("section");
    container.title = title;
    container.innerHTML = html;
    document.body.append(container);
    let root: Root | undefined;
    act(() => void (root = hydrateRoot(container, form)));
    onTestFinished(() => {
      act(() => root?.unmount());
      container.remove();
    });
  }
  expect(lines()).toEqual([expect.stringContaining("identifierPrefix")]);
});

test("shownWhen accepts a raw form definition", () => {
  const form = {
    parameters: [
      { name: "exempt", label: "I claim exemption", type: "boolean", required: true },
      { name: "reason", label: "Why", type: "string", required: false },
    ],
  };
  const when = shownWhen(form, { reason: { name: "exempt", equals: "true" } });
  render(<ParameterForm form={form} when={when} onSubmit={done} />);
  expect(screen.queryByLabelText(/Why/)).not.toBeInTheDocument();
  expect(lines()).toEqual([]);
});

test("logs none of these mistakes in production", async () => {
  vi.stubEnv("NODE_ENV", "production");
  for (const mistake of Object.values(mistakes)) render(mistake().page).unmount();
  expect(lines()).toEqual([]);
});

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary, ParameterField, ParameterFormScope, parseForm } from "parameter-form";
import {
  CollectionErrorSummary,
  type CollectionForm,
  type FormCollectionApi,
  type ReadyForm,
  type SignAnswer,
  type SignHandler,
  useCollectedForm,
  useFormCollection,
} from "parameter-form/collection";
import { StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { formOf } from "../../support/renderCollection.tsx";
import { field, settled, summary } from "../../support/renderForm.tsx";

const forms = [
  { form: formOf("a", "Name: string") },
  { form: formOf("b", "Count: number"), when: { name: "Name", not: "nobody" } },
];

/** A collection whose every element is the app's own. */
function Handmade({ onSign }: { readonly onSign: SignHandler }) {
  const collection = useFormCollection({ forms, onSign });
  const { step, steps, forms: visibleForms, signing, receipt } = collection;
  const form = visibleForms.find(({ id }) => id === step.id);
  if (receipt) return <p>Sent {receipt.forms.length}</p>;
  return (
    <>
      <p>{steps.map(({ id }) => (id === step.id ? `[${id}]` : id)).join(" ")}</p>
      {form?.status === "ready" && <Handful key={form.id} collection={collection} form={form} />}
      {step.kind === "review" && (
        <button type="button" onClick={() => void signing.send(null)}>
          Send
        </button>
      )}
    </>
  );
}

interface HandfulProps {
  readonly collection: FormCollectionApi;
  readonly form: ReadyForm;
}

function Handful({ collection, form }: HandfulProps) {
  const { scope, submit, failure } = useCollectedForm(collection, form);
  return (
    <ParameterFormScope scope={scope}>
      <ErrorSummary failure={failure} />
      {form.form.parameters.map(({ name }) => (
        <ParameterField key={name} name={name} />
      ))}
      <button type="button" onClick={() => void submit()}>
        On
      </button>
    </ParameterFormScope>
  );
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

test("submits a collection rendered by hand", async () => {
  const onSign = vi.fn<SignHandler>();
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Handmade onSign={onSign} />
    </StrictMode>,
  );
  expect(screen.getByText("[a] b review")).toBeInTheDocument();
  await press("On");
  expect(summary()).toEqual(["Name: enter your answer"]);
  await user.type(field("Name"), "nobody");
  await settled();
  expect(screen.getByText("[a] review")).toBeInTheDocument();
  await user.type(field("Name"), "!");
  await settled();
  await press("On");
  await user.type(field("Count"), "2");
  await settled();
  await press("On");
  expect(screen.getByText("a b [review]")).toBeInTheDocument();
  await press("Send");
  expect(screen.getByText("Sent 2")).toBeInTheDocument();
  expect(onSign.mock.calls.map(([{ values }]) => ({ ...values }))).toEqual([
    { Name: "nobody!" },
    { Count: "2" },
  ]);
});

test("renders and fetches once with inline functions", async () => {
  const getForm = vi.fn(() => Promise.resolve(parseForm(formOf("b", "Count: number"))));
  const rendered = vi.fn();
  function Inline() {
    rendered();
    const { forms: visibleForms } = useFormCollection({
      forms: [
        { form: formOf("a", "Name: string"), conditions: () => null },
        { id: "b", fields: { Count: { as: () => <p>Own</p> } } },
      ],
      client: { getForm },
      onSign: () => undefined,
    });
    return <p>{visibleForms.map(({ status }) => status).join(" ")}</p>;
  }
  await act(async () => {
    render(<Inline />);
  });
  expect(screen.getByText("ready ready")).toBeInTheDocument();
  expect(getForm.mock.calls.length).toBeLessThan(3);
  expect(rendered.mock.calls.length).toBeLessThan(5);
});

test("moves focus to the summary of a failure once it is shown again", async () => {
  function Hiding() {
    const collection = useFormCollection({ forms, onSign: () => undefined });
    const [hidden, setHidden] = useState(true);
    return (
      <>
        <CollectionErrorSummary collection={collection} hidden={hidden} />
        <button type="button" onClick={() => collection.signing.check()}>
          Check
        </button>
        <button type="button" onClick={() => setHidden(!hidden)}>
          Toggle
        </button>
      </>
    );
  }
  render(<Hiding />);
  await press("Check");
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Toggle");
  expect(screen.getByRole("alert")).toHaveFocus();
  const button = screen.getByRole("button", { name: "Toggle" });
  button.focus();
  await press("Toggle");
  await press("Toggle");
  expect(screen.getByRole("alert")).toBeInTheDocument();
  expect(button).toHaveFocus();
});

const optional = [{ form: formOf("a", "Name: string?") }, { form: formOf("b", "Count: number?") }];

test("does not send accepted forms again from a function of an earlier render", async () => {
  const onFinish = vi.fn();
  const refusals = [{ form: ["Not yet"] }];
  const onSign = vi.fn<SignHandler>(({ id }) => (id === "b" ? refusals.pop() : undefined));
  function Eager() {
    const { signing, receipt } = useFormCollection({ forms: optional, onSign, onFinish });
    const send = async () => {
      for (const _ of [1, 2, 3]) await signing.send(null);
    };
    return (
      <button type="button" onClick={() => void send()}>
        Send {receipt?.forms.length}
      </button>
    );
  }
  render(<Eager />);
  await press("Send");
  expect(screen.getByText("Send 2")).toBeInTheDocument();
  expect(onSign.mock.calls.map(([{ id }]) => id)).toEqual(["a", "b", "b"]);
  expect(onFinish).toHaveBeenCalledTimes(1);
});

test("moves to the step chosen during the submission only after it", async () => {
  const waiting: ((answer: SignAnswer) => void)[] = [];
  const onSign = (): Promise<SignAnswer> => new Promise((answer) => waiting.push(answer));
  const onStepChange = vi.fn();
  function Hasty() {
    const collection = useFormCollection({ forms: optional, onSign, onStepChange });
    const { go, change, next, back, signing, step } = collection;
    const submit = async () => {
      await signing.send(null);
      go("b");
    };
    const ways = { go: () => go("a"), change: () => change("a", "Name"), next, back, submit };
    return (
      <>
        <p>At {step.id}</p>
        {Object.entries(ways).map(([name, way]) => (
          <button key={name} type="button" onClick={() => void way?.()}>
            {name}
          </button>
        ))}
      </>
    );
  }
  render(<Hasty />);
  await press("next");
  await press("next");
  expect(screen.getByText("At review")).toBeInTheDocument();
  await press("submit");
  for (const way of ["go", "change", "next", "back"]) await press(way);
  expect(screen.getByText("At review")).toBeInTheDocument();
  expect(onStepChange.mock.calls).toEqual([
    ["b", { replace: false }],
    ["review", { replace: false }],
  ]);
  await act(async () => waiting[0]?.({ form: ["Not yet"] }));
  expect(screen.getByText("At b")).toBeInTheDocument();
  await press("change");
  await press("back");
  expect(screen.getByText("At b")).toBeInTheDocument();
});

const broken: readonly (readonly [string, CollectionForm, string | null])[] = [
  ["a form that cannot be rendered", { id: "a", form: { parameters: 1 } }, "a"],
  [
    "a condition that cannot be",
    { form: formOf("a", "Name: string"), when: { name: "none", equals: "" } },
    null,
  ],
];

test.each(broken)(
  "reports an inline function next to %s once, though the app renders for it",
  async (_, form, id) => {
    const reported = vi.fn<(id: string | null, error: unknown) => void>();
    function Reporting() {
      const [, setError] = useState<unknown>(null);
      useFormCollection({
        forms: [{ ...form, conditions: () => null }],
        onSign: () => undefined,
        onFormError(about, error) {
          reported(about, error);
          if (reported.mock.calls.length < 20) setError(error);
        },
      });
      return null;
    }
    await act(async () => {
      render(<Reporting />);
    });
    expect(reported.mock.calls).toEqual([[id, expect.any(Error)]]);
  },
);

/** A collection that tells what stands against sending above every step. */
function Reported() {
  const [onSign] = useState(() => () => undefined);
  const collection = useFormCollection({ forms: reported, onSign });
  const { step, arrival, signing } = collection;
  const form = collection.forms.find(({ id }) => id === step.id);
  return (
    <>
      <CollectionErrorSummary collection={collection} />
      <p role="note">{`${step.id}, to ${arrival.target?.name ?? "its heading"}`}</p>
      {form?.status === "ready" && <Handful key={form.id} collection={collection} form={form} />}
      <button onClick={() => signing.check()}>Check</button>
      <button onClick={() => collection.go("review")}>Review</button>
    </>
  );
}
const reported = [
  { form: formOf("a", "One: string", "Two: string") },
  { form: formOf("b", "Three: string") },
];

const follow = (name: string) => act(async () => screen.getByRole("link", { name }).click());
const place = () => screen.getByRole("note").textContent;

test("a link to another question of the same step moves there", async () => {
  const user = userEvent.setup();
  render(<Reported />);
  await press("Check");
  await follow("Two: enter your answer");
  expect(place()).toBe("a, to Two");
  await user.type(field("Two"), "2");
  await follow("One: enter your answer");
  expect(place()).toBe("a, to One");
  await user.type(field("One"), "1");
  await press("On");
  expect(place()).toBe("b, to its heading");
});

test("returns to the start of several links from question to question", async () => {
  const user = userEvent.setup();
  render(<Reported />);
  await press("Review");
  await press("Check");
  await follow("One: enter your answer");
  await follow("Two: enter your answer");
  await follow("Three: enter your answer");
  expect(place()).toBe("b, to Three");
  await user.type(field("Three"), "3");
  await press("On");
  expect(place()).toBe("review, to Three");
});

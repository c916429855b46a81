import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import {
  type Form,
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  parseForm,
  type Payload,
} from "parameter-form";
import { type DraftStorage, useDraft } from "parameter-form/collection";
import { type Condition, shownWhen } from "parameter-form/core";
import { createRef, StrictMode } from "react";
import { expect, test } from "vitest";
import { definition } from "../../core/definitions.ts";
import { validValues } from "../../core/laws.ts";
import { storageOf } from "../../support/draftStorages.ts";

type Answers = Readonly<Record<string, string | null>>;

/** A question of any type, what is answered to it, and on which earlier question it depends. */
const question = fc.constantFrom(...validValues).chain(([{ type }, values]) =>
  fc.record({
    type: fc.constant(type),
    answer: fc.option(values),
    on: fc.option(fc.record({ earlier: fc.nat(4), isAnswered: fc.boolean() })),
  }),
);

const numbers = fc.option(fc.constantFrom("123-45-6789", "234-56-7891"));

interface Filled {
  readonly form: Form;
  readonly answers: Answers;
  readonly when: NonNullable<ParameterFormProps["when"]>;
}

const filled: fc.Arbitrary<Filled> = fc
  .tuple(fc.array(question, { minLength: 1, maxLength: 5 }), numbers)
  .map(([questions, ssn]) => {
    const named = questions.map((one, at) => ({ ...one, name: `q${at}` }));
    const options = ["a", "b"].map((value) => ({ value, label: value }));
    const form = parseForm({
      id: "any",
      parameters: [
        ...named.map(({ name, type }) =>
          definition({ name, label: name, type, required: false, options }),
        ),
        definition({ name: "ssn", label: "Number", required: false }),
      ],
    });
    const conditions: Record<string, Condition> = {};
    named.forEach(({ name, on }, at) => {
      const earlier = on && named[on.earlier];
      if (on && earlier && on.earlier < at)
        conditions[name] = { name: earlier.name, answered: on.isAnswered };
    });
    const answers = Object.fromEntries(named.map(({ name, answer }) => [name, answer]));
    return { form, answers: { ...answers, ssn }, when: shownWhen(form, conditions) };
  });

interface PageProps extends Omit<Filled, "answers"> {
  readonly storage: DraftStorage;
  readonly onPayload: (payload: Payload) => void;
  readonly handle: React.Ref<ParameterFormHandle>;
}

function Page({ storage, form, when, onPayload, handle }: PageProps) {
  const draft = useDraft(storage);
  return (
    <ParameterForm
      ref={handle}
      form={form}
      when={when}
      draft={draft}
      onSubmit={(_, { payload }) => onPayload(payload)}
    />
  );
}

function open({ form, when }: Filled, texts: Map<string, string>) {
  const handle = createRef<ParameterFormHandle>();
  const payloads: Payload[] = [];
  const onPayload = (payload: Payload): void => void payloads.push(payload);
  render(
    <StrictMode>
      <Page storage={storageOf(texts)} {...{ form, when, onPayload, handle }} />
    </StrictMode>,
  );
  return {
    fill: (answers: Answers) => act(() => handle.current?.reset(answers)),
    type: (text: string) =>
      fireEvent.change(screen.getByLabelText(/^Number/), { target: { value: text } }),
    async submit() {
      await act(async () => handle.current?.submit());
      cleanup();
      return payloads;
    },
  };
}

test("submits the same payload from a restored draft as at once, when sensitive answers are typed again", async () => {
  await fc.assert(
    fc.asyncProperty(filled, async (one) => {
      const texts = new Map<string, string>();
      const first = open(one, texts);
      first.fill(one.answers);
      cleanup();
      const { ssn } = one.answers;
      expect(JSON.stringify([...texts])).not.toMatch(/\d{3}-\d\d-\d{4}/);
      const second = open(one, texts);
      if (ssn) second.type(ssn);
      const again = await second.submit();
      expect(again.length).toBe(1);
      expect(texts.size).toBe(0);

      const atOnce = open(one, new Map());
      atOnce.fill(one.answers);
      expect(again).toEqual(await atOnce.submit());
    }),
    { numRuns: 25, seed: 20261121 },
  );
});

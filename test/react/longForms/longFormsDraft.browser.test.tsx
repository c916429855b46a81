import {
  ParameterForm,
  type ParameterFormHandle,
  type ParameterFormProps,
  type SubmitHandler,
} from "parameter-form";
import { type DraftStorage, useDraft } from "parameter-form/collection";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, patience, show } from "../../support/browser.tsx";
import { storageOf } from "../../support/draftStorages.ts";
import { longAnswers, longForm } from "../../support/longForm.ts";

const form = { id: "long", ...longForm };
const last = "Question 599";
const { [last]: _, ...others } = longAnswers;

const renderedCount = () => document.querySelectorAll(".pf-field :is(input, select)").length;

interface Props extends Partial<ParameterFormProps> {
  readonly storage: DraftStorage;
  readonly handle: React.Ref<ParameterFormHandle>;
}

/** The form with an answer to begin with for all questions that need one, except the last. */
function Drafted({ storage, handle, ...props }: Props) {
  const draft = useDraft(storage);
  return (
    <ParameterForm
      {...{ form, draft, ref: handle, defaultValues: others }}
      onSubmit={() => undefined}
      {...props}
    />
  );
}

/** What a storage holds when the last question was answered on an earlier visit. */
async function earlierVisit(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const handle = createRef<ParameterFormHandle>();
  const redraw = show(<Drafted storage={storageOf(texts)} handle={handle} />);
  await vi.waitFor(() => expect(renderedCount()).toBeGreaterThan(0), patience);
  handle.current?.focus(last);
  await expectFocus(last);
  await userEvent.keyboard("Ada");
  redraw(null);
  await vi.waitFor(() => expect(texts.size).toBe(1), patience);
  return texts;
}

test("submits a draft's answer before its field is rendered, and shows it afterwards", async () => {
  const kept = storageOf(await earlierVisit());
  const handle = createRef<ParameterFormHandle>();
  const onSubmit = vi.fn<SubmitHandler>();
  const isRead = new Promise<void>((done) => {
    const read = (key: string) => {
      // After the task's effects, of which reading is one, and before the next task, which draws more.
      queueMicrotask(done);
      return kept.read(key);
    };
    show(<Drafted storage={{ ...kept, read }} afterSubmit="edit" {...{ handle, onSubmit }} />);
  });
  await isRead;
  expect(renderedCount()).toBe(20);
  await handle.current?.submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...others, [last]: "Ada" });
  await vi.waitFor(() => expect(renderedCount()).toBe(600), patience);
  await expect.element(page.getByLabelText(last)).toHaveValue("Ada");
});

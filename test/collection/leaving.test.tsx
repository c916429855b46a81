import { act, screen } from "@testing-library/react";
import { SubmitOutcomeUnknown } from "parameter-form/client";
import type { SignAnswer, SignHandler } from "parameter-form/collection";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, stepShown } from "../support/renderCollection.tsx";
import { errorAt, settled, summary } from "../support/renderForm.tsx";

const forms = [{ form: formOf("a", "Name: string", "Zip: string") }];
const attestation = { statement: "I declare that this is true." };

/** Fills in a collection that is signed or not and sends it, its steps in a router, and gives ways to answer and to go elsewhere meanwhile. */
async function sending(isSigned: boolean) {
  let accept: (answer: SignAnswer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<SignAnswer>((resolve, reject) => {
    accept = resolve;
    fail = reject;
  });
  const view = renderCollection({
    forms,
    step: "a",
    ...(isSigned && { attestation }),
    onSign: vi.fn<SignHandler>(() => answer),
    onSignError: () => undefined,
    onStepChange: (to) => {
      reported.push(to);
      queueMicrotask(() => arrive(to));
    },
  });
  const reported: string[] = [];
  const arrive = (step: string | undefined): void => act(() => view.change({ step }));
  await view.type("Name", "Ana");
  await view.type("Zip", "1");
  await view.press("Continue");
  if (isSigned) {
    await view.press("Continue");
    await view.user.type(screen.getByLabelText("Type your full name"), "Ana");
  }
  await view.press(isSigned ? "Sign and submit" : "Submit");
  reported.length = 0;
  return {
    ...view,
    reported,
    async leave(to: string | undefined) {
      arrive(to);
      await settled();
    },
    accept: (given: SignAnswer) => act(async () => accept(given)),
    fail: (error: Error) => act(async () => fail(error)),
  };
}

describe.each([
  ["review", false, "Check your answers"],
  ["sign", true, "Sign"],
] as const)("while answers are sent from %s, the browser's Back", (from, isSigned, heading) => {
  test.each(["a", "elsewhere", undefined])("to %s stays on the step", async (to) => {
    const view = await sending(isSigned);
    await view.leave(to);
    expect(stepShown()).toContain(heading);
    expect(view.reported).toEqual([from]);
    await view.leave(to);
    expect(view.reported).toEqual([from, from]);
  });

  test("does not hide an error of the service", async () => {
    const view = await sending(isSigned);
    await view.leave("a");
    await view.accept({ fields: { Zip: ["No such place"] } });
    expect(stepShown()).toContain(heading);
    expect(summary()).toEqual(["Zip: No such place"]);
    await view.follow("Zip: No such place");
    expect(errorAt("Zip")).toBe("No such place");
  });

  test("does not hide an unknown outcome", async () => {
    const view = await sending(isSigned);
    await view.leave("a");
    await view.fail(new SubmitOutcomeUnknown({ method: "POST", path: "/sign" }, "lost"));
    expect(summary().join()).toContain("Form a");
  });

  test("does not hide the receipt", async () => {
    const view = await sending(isSigned);
    await view.leave("a");
    await view.accept({});
    expect(view.reported).toEqual([from, "receipt"]);
    await view.leave(from);
    expect(view.reported).toEqual([from, "receipt"]);
  });
});

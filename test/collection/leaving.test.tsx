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
  const drawn = renderCollection({
    forms,
    step: "a",
    ...(isSigned && { attestation }),
    onSign: vi.fn<SignHandler>(() => answer),
    onSignError: () => undefined,
    onStepChange: (to) => {
      told.push(to);
      queueMicrotask(() => arrive(to));
    },
  });
  const told: string[] = [];
  const arrive = (step: string | undefined): void => act(() => drawn.change({ step }));
  await drawn.type("Name", "Ana");
  await drawn.type("Zip", "1");
  await drawn.press("Continue");
  if (isSigned) {
    await drawn.press("Continue");
    await drawn.user.type(screen.getByLabelText("Type your full name"), "Ana");
  }
  await drawn.press(isSigned ? "Sign and submit" : "Submit");
  told.length = 0;
  return {
    ...drawn,
    told,
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
    const drawn = await sending(isSigned);
    await drawn.leave(to);
    expect(stepShown()).toContain(heading);
    expect(drawn.told).toEqual([from]);
    await drawn.leave(to);
    expect(drawn.told).toEqual([from, from]);
  });

  test("does not hide an error of the service", async () => {
    const drawn = await sending(isSigned);
    await drawn.leave("a");
    await drawn.accept({ fields: { Zip: ["No such place"] } });
    expect(stepShown()).toContain(heading);
    expect(summary()).toEqual(["Zip: No such place"]);
    await drawn.follow("Zip: No such place");
    expect(errorAt("Zip")).toBe("No such place");
  });

  test("does not hide an unknown outcome", async () => {
    const drawn = await sending(isSigned);
    await drawn.leave("a");
    await drawn.fail(new SubmitOutcomeUnknown({ method: "POST", path: "/sign" }, "lost"));
    expect(summary().join()).toContain("Form a");
  });

  test("does not hide the receipt", async () => {
    const drawn = await sending(isSigned);
    await drawn.leave("a");
    await drawn.accept({});
    expect(drawn.told).toEqual([from, "receipt"]);
    await drawn.leave(from);
    expect(drawn.told).toEqual([from, "receipt"]);
  });
});

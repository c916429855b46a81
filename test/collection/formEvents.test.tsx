import { NetworkError } from "parameter-form/client";
import type { SignHandler } from "parameter-form/collection";
import { parseForm } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import type { FormSource } from "../../src/collection/state/fetchedDefinitions.ts";
import { field, settled } from "../support/renderForm.tsx";

const forms = [{ form: formOf("a", "Name: string") }, { form: formOf("b", "Count: number") }];

test("onEvent reports each form by its id", async () => {
  const events: string[] = [];
  const view = renderCollection({
    forms,
    onEvent: (id, { type }) => void (type === "validate" || events.push(`${id} ${type}`)),
  });
  await view.press("Continue");
  await view.type("Name", "Ada");
  await view.press("Continue");
  expect(events.splice(0)).toEqual([
    "a shown",
    "a fieldError",
    "a started",
    "b shown",
    "a submitted",
  ]);
  await view.user.type(field("Count"), "1");
  await view.press("Back");
  expect(events).toEqual(["b started", "b abandoned", "a shown"]);
});

describe("onEvent reports", () => {
  const watch = (props: Parameters<typeof renderCollection>[0]) => {
    const events: string[] = [];
    const view = renderCollection({
      ...props,
      onEvent(id, event) {
        if (!("outcome" in event)) return;
        expect(event.duration).toBeGreaterThanOrEqual(0);
        events.push(`${id} ${event.type} ${event.outcome}`);
      },
    });
    return { ...view, events };
  };

  test("each validation of a step, and each call of onSign once", async () => {
    const refusal = { form: ["No."] };
    const onSign = vi
      .fn<SignHandler>()
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce(refusal)
      .mockRejectedValueOnce(Object.assign(new Error("down"), { status: 401 }))
      .mockRejectedValueOnce(new Error("lost"));
    const view = watch({ forms, onSign, onSignError: () => {} });
    await view.press("Continue");
    await view.type("Name", "Ada");
    await view.press("Continue");
    await view.type("Count", "2");
    await view.press("Continue");
    expect(view.events.splice(0)).toEqual([
      "a validate invalid",
      "a validate valid",
      "b validate valid",
    ]);
    for (let press = 0; press < 4; press++) await view.press("Submit");
    await settled();
    expect(view.events).toEqual([
      "a submit accepted",
      "b submit refused",
      "b submit signedOut",
      "b submit unknown",
      "b submit accepted",
    ]);
  });

  test("each definition that was fetched, or could not be", async () => {
    const lost = new NetworkError({ method: "GET", path: "/forms/b" }, null);
    let isLost = true;
    const client: FormSource = {
      async getForm(id) {
        if (id === "b" && isLost) throw lost;
        return parseForm(formOf(id, "Name: string"));
      },
    };
    const view = watch({ client, forms: [{ id: "a" }, { id: "b" }], onFormError: () => {} });
    await settled();
    expect(view.events.splice(0)).toEqual(["a load loaded", "b load noConnection"]);
    await view.type("Name", "Ada");
    await view.press("Continue");
    isLost = false;
    await view.press("Try again");
    await settled();
    expect(view.events).toEqual(["a validate valid", "b load loaded"]);
  });
});

import { act, screen, waitFor, within } from "@testing-library/react";
import { parseCollection } from "parameter-form/document";
import { afterEach, expect, test, vi } from "vitest";
import { Changes } from "../../../src/builder/panes/Changes.tsx";
import type { CountAnswers } from "../../../src/builder/panes/ConfirmPublish.tsx";
import type { PublishHandler } from "../../../src/builder/panes/usePublish.ts";
import { deferred } from "../../support/deferred.ts";
import { renderPane } from "./renderPane.tsx";
import { w4 } from "./w4.ts";

afterEach(() => void vi.unstubAllGlobals());

const [city, status] = w4.form.parameters;
const withQuestions = (...parameters: readonly unknown[]) => ({
  title: "Onboarding",
  forms: [{ ...w4, form: { ...w4.form, parameters } }],
});
const before = withQuestions(city, status);
const renamed = { ...before, title: "Welcome" };
const withoutCity = withQuestions(status);

function renderChanges(json: unknown, published?: unknown, countAnswers?: CountAnswers) {
  const onPublish = vi.fn<PublishHandler>();
  const page = renderPane(
    json,
    (builder) => <Changes builder={builder} onPublish={onPublish} countAnswers={countAnswers} />,
    { published: published === undefined ? undefined : parseCollection(published) },
  );
  return { ...page, onPublish };
}

const publishButton = () => screen.getByRole("button", { name: /^Publish(ing…)?$/ });

test("lists changes by their effect, most severe first, with their places", async () => {
  const now = {
    ...withQuestions({ ...status, label: "Status" }, { ...status, name: "more", label: "More" }),
    title: "Welcome",
  };
  const { builder, press } = renderChanges(now, before);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Breaks answers",
    "Asks again",
    "Changes meaning",
    "No effect on stored answers",
  ]);
  expect(screen.getByRole("region", { name: "Breaks answers" })).toHaveTextContent(
    "“City” was removed.",
  );
  await press("More");
  expect(builder().state.place).toEqual({ kind: "question", form: 0, name: "more" });
  await press("Federal W-4");
  expect(builder().state.place).toEqual({ kind: "form", form: 0 });
});

test("publishes the first document", async () => {
  const { onPublish, press, builder } = renderChanges(before);
  expect(screen.getByText("Nothing is published yet")).toBeVisible();
  await press("Publish");
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(builder().document, []);
  expect(await screen.findByText("Published")).toHaveRole("status");
});

test("does not publish an unchanged document", async () => {
  const { onPublish, press } = renderChanges(before, before);
  expect(screen.getByText("No changes since the last publication")).toBeVisible();
  await press("Publish");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Nothing has changed since the last publication",
  );
  expect(onPublish).not.toHaveBeenCalled();
});

test("does not publish a document with errors", async () => {
  const json = withQuestions({ ...city, label: "" }, { ...status, label: "" });
  const { onPublish, press, run, builder } = renderChanges(json, before);
  await press("Publish");
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("Not published: 2 problems block publishing");
  expect(alert).toHaveTextContent("The first one: The question “city” has no label. Write a label");
  await act(async () => within(alert).getByRole("button").click());
  expect(builder().state.place).toEqual({ kind: "question", form: 0, name: "city" });
  expect(onPublish).not.toHaveBeenCalled();
  run({ type: "replace", document: parseCollection(renamed) });
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Publish");
  expect(onPublish).toHaveBeenCalledOnce();
});

test.each([
  [
    "an empty label",
    withQuestions({ ...city, label: "" }),
    "The question “city” has no label. Write a label in plain words.",
  ],
  [
    "a select without options",
    withQuestions({ ...status, options: [{ value: "", label: "" }] }),
    "No option of “Filing status” can be chosen. Add or enable an option, or remove the question.",
  ],
  [
    "a condition that never holds",
    { ...before, forms: [{ ...before.forms[0], conditions: { city: { any: [] } } }] },
    "“City” is required and never visible. Correct the condition, or make the question optional.",
  ],
])("does not publish %s, and describes what to do", async (_, json, sentence) => {
  const { onPublish, press } = renderChanges(json, before);
  await press("Publish");
  expect(screen.getByRole("alert")).toHaveTextContent(sentence);
  expect(onPublish).not.toHaveBeenCalled();
});

test("lints the current document when it is published right after an edit", async () => {
  const { onPublish, press, run } = renderChanges(renamed, before);
  run({ type: "replace", document: parseCollection(withQuestions({ ...city, label: "" })) });
  await press("Publish");
  expect(screen.getByRole("alert")).toHaveTextContent("1 problem blocks publishing");
  expect(onPublish).not.toHaveBeenCalled();
});

test("ignores presses while publishing", async () => {
  const { onPublish, press, user } = renderChanges(renamed, before);
  const { promise, resolve } = deferred<void>();
  onPublish.mockReturnValue(promise);
  await user.dblClick(publishButton());
  expect(publishButton()).toHaveTextContent("Publishing…");
  expect(publishButton()).toHaveAttribute("aria-disabled", "true");
  expect(publishButton()).toHaveFocus();
  await press("Publishing…");
  await resolve();
  expect(onPublish).toHaveBeenCalledOnce();
  expect(screen.getByText("Published")).toHaveRole("status");
  expect(publishButton()).toHaveFocus();
});

test("reports a failure, and publishes again", async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal("reportError", report);
  const { onPublish, press } = renderChanges(renamed, before);
  const error = new Error("offline");
  onPublish.mockRejectedValueOnce(error).mockImplementationOnce(() => {
    throw error;
  });
  for (const count of [1, 2]) {
    await press("Publish");
    await vi.waitFor(() => expect(report.mock.calls).toHaveLength(count));
    expect(await screen.findByRole("alert")).toHaveTextContent("Not published. Try again");
  }
  await press("Publish");
  expect(await screen.findByText("Published")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

const dialog = () =>
  screen.getByRole("alertdialog", { name: "Publish changes that break stored answers?" });
const heading = () => within(dialog()).getByRole("heading", { name: /^Publish changes/ });

test("asks before it publishes changes that break answers", async () => {
  const { onPublish, press, builder } = renderChanges(withoutCity, before);
  await press("Publish");
  expect(heading()).toHaveFocus();
  expect(within(dialog()).getAllByRole("listitem")).toHaveLength(1);
  expect(dialog()).toHaveTextContent("“City” was removed.");
  expect(dialog()).not.toHaveTextContent("stored answers…");
  expect(onPublish).not.toHaveBeenCalled();
  await press("Publish anyway");
  const [[document, changes] = []] = onPublish.mock.calls;
  expect(document).toBe(builder().document);
  expect(changes?.map(({ what }) => what)).toContain("“City” was removed");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(publishButton()).toHaveFocus();
});

test("publishes once when the confirmation is pressed twice", async () => {
  const { onPublish, press } = renderChanges(withoutCity, before);
  onPublish.mockReturnValue(new Promise(() => undefined));
  await press("Publish");
  const button = screen.getByRole("button", { name: "Publish anyway" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(onPublish).toHaveBeenCalledOnce();
});

test("keeps editing", async () => {
  const { onPublish, press, user } = renderChanges(withoutCity, before);
  await press("Publish");
  await press("Keep editing");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(publishButton()).toHaveFocus();
  await press("Publish");
  expect(heading()).toHaveFocus();
  await user.tab();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(publishButton()).toHaveFocus();
  expect(onPublish).not.toHaveBeenCalled();
});

test("closes the confirmation when the document changes, and leaves the focus where it is", async () => {
  const { press, run, builder, user } = renderChanges(withoutCity, before);
  await press("Publish");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  run({ type: "replace", document: parseCollection(renamed) });
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  act(() => builder().undo());
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(publishButton());
  act(() => builder().redo());
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(publishButton()).toHaveFocus();
});

test.each([
  [12, "12 people have stored answers to these questions"],
  [1, "1 person has stored answers to these questions"],
  [0, "0 people have stored answers to these questions"],
  [12345, "12,345 people have stored answers to these questions"],
])("counts %s people", async (count, text) => {
  const { promise, resolve } = deferred<number>();
  const countAnswers = vi.fn<CountAnswers>(() => promise);
  const { press } = renderChanges(withoutCity, before, countAnswers);
  await press("Publish");
  const counting = within(dialog()).getByRole("status");
  expect(counting).toHaveTextContent("Counting stored answers…");
  expect(counting).toHaveAttribute("aria-busy", "true");
  await resolve(count);
  expect(dialog()).toHaveAccessibleDescription(text);
  expect(counting).toHaveAttribute("aria-busy", "false");
  expect(countAnswers.mock.calls[0]?.[0].map((one) => one.class)).toEqual(["breaks answers"]);
});

test("counts at once", async () => {
  const { press } = renderChanges(withoutCity, before, () => 3);
  await press("Publish");
  await waitFor(() =>
    expect(dialog()).toHaveTextContent("3 people have stored answers to these questions"),
  );
});

test("publishes although the count failed", async () => {
  vi.stubGlobal("reportError", vi.fn<typeof reportError>());
  const { onPublish, press } = renderChanges(withoutCity, before, () =>
    Promise.reject(new Error()),
  );
  await press("Publish");
  await waitFor(() =>
    expect(dialog()).toHaveTextContent("The stored answers could not be counted"),
  );
  await press("Publish anyway");
  expect(onPublish).toHaveBeenCalledOnce();
});

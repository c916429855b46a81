import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  DraftNotices,
  type DraftOptions,
  DraftStatus,
  FormCollection,
  type FormCollectionProps,
  useDraft,
} from "parameter-form/collection";
import type { JSX } from "react";
import { beforeEach, expect, test } from "vitest";
import { formOf } from "../../support/renderCollection.tsx";
import { field, settled } from "../../support/renderForm.tsx";

const texts = new Map<string, string>();
const storage = {
  read: (key: string) => texts.get(key) ?? null,
  write: (key: string, text: string) => void texts.set(key, text),
  remove: (key: string) => void texts.delete(key),
};
beforeEach(() => texts.clear());

interface PageProps extends Partial<FormCollectionProps> {
  readonly status?: boolean;
  readonly notices?: boolean;
  readonly options?: DraftOptions;
}

function Page({ status, notices, options, ...props }: PageProps): JSX.Element {
  const draft = useDraft(storage, { owner: "a", ...options });
  return (
    <>
      {notices && <DraftNotices draft={draft} />}
      <FormCollection
        forms={[{ form: formOf("a", "Name: string", "ssn: string?") }]}
        onSign={() => undefined}
        draft={draft}
        {...props}
      />
      {status && <DraftStatus draft={draft} />}
    </>
  );
}

/** Draws the page, answers, and draws it again as another visit does. */
async function comeBack(props: PageProps): Promise<void> {
  const first = render(<Page {...props} />);
  await settled();
  await userEvent.type(field("Name"), "Ada");
  await userEvent.type(field("ssn"), "123-45-6789");
  await settled();
  first.unmount();
  render(<Page {...props} />);
  await settled();
}

const back = "Your earlier answers are back";
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test("a collection announces earlier answers above the first field, and saving by its button", async () => {
  await comeBack({});
  const notices = screen.getByText(back).closest("output");
  expect(notices).toHaveTextContent(/enter again: ssn/u);
  expect(notices && isBefore(notices, field("Name"))).toBe(true);
  const saved = document.querySelector(".pf-draft");
  expect(saved).not.toHaveTextContent(back);
  expect(saved && isBefore(screen.getByRole("button", { name: "Continue" }), saved)).toBe(true);
});

test("links an answer to enter again to its field", async () => {
  await comeBack({});
  await userEvent.click(screen.getByRole("button", { name: "ssn" }));
  expect(field("ssn")).toHaveFocus();
});

test.each<readonly [string, PageProps, boolean]>([
  ["a status", { status: true }, false],
  ["notices", { notices: true }, true],
  ["both", { notices: true, status: true }, false],
])("%s in the app's layout replaces the collection's own", async (_, props, isOurs) => {
  await comeBack(props);
  expect(screen.getAllByText(back)).toHaveLength(1);
  expect(document.querySelectorAll(".pf-draft")).toHaveLength(1);
  expect(document.querySelector(".pf-collection .pf-draft") !== null).toBe(isOurs);
  expect(document.querySelector(".pf-collection .pf-draft-notices")).toBeNull();
});

test.each<readonly [string, DraftOptions, RegExp]>([
  ["30 days", {}, /within 30 days/u],
  ["ever", { expiry: Infinity }, /come back another time/u],
])(
  "Save and finish later saves at once and explains how to resume: for %s",
  async (_, options, message) => {
    render(<Page options={{ debounce: 1_000_000, ...options }} />);
    await settled();
    await userEvent.type(field("Name"), "Ada");
    expect([...texts.values()].join()).not.toContain("Ada");
    await userEvent.click(screen.getByRole("button", { name: "Save and finish later" }));
    await settled();
    expect([...texts.values()].join()).toContain("Ada");
    expect(screen.getByText(message)).toBeVisible();
  },
);

test("Save and finish later promises nothing when answers cannot be saved", async () => {
  const write = () => {
    throw new Error("down");
  };
  function Broken(): JSX.Element {
    const draft = useDraft({ ...storage, write }, { onError: () => undefined });
    return (
      <FormCollection
        forms={[{ form: formOf("a", "Name: string") }]}
        onSign={() => undefined}
        draft={draft}
      />
    );
  }
  render(<Broken />);
  await settled();
  await userEvent.type(field("Name"), "Ada");
  await userEvent.click(screen.getByRole("button", { name: "Save and finish later" }));
  await settled();
  const saved = document.querySelector(".pf-step-draft");
  expect(saved).toHaveTextContent(/Could not save your answers/u);
  expect(saved).not.toHaveTextContent(/You can close/u);
});

test("a task list has it, too", async () => {
  render(<Page variant="tasks" />);
  await settled();
  const list = within(screen.getByRole("region", { name: "Forms to fill in" }));
  expect(list.getByRole("button", { name: "Save and finish later" })).toBeVisible();
});

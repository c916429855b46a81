import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import { beforeEach, expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const form = questions("Name: string");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit" }));

beforeEach(() => {
  document.title = "Onboarding";
});

const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

const setup = (onErrorTitle?: boolean, one = form) =>
  render(<ParameterForm form={one} onErrorTitle={onErrorTitle} onSubmit={() => undefined} />);

test("does not change the page's title", async () => {
  setup();
  await submit();
  await screen.findByRole("alert");
  expect(document.title).toBe("Onboarding");
});

test("with onErrorTitle, marks the title while there is an error", async () => {
  setup(true);
  expect(document.title).toBe("Onboarding");
  await submit();
  await expectTitle("Error: Onboarding");
  await submit();
  await expectTitle("Error: Onboarding");
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await submit();
  await expectTitle("Onboarding");
});

test("restores the title when the form unmounts", async () => {
  const { unmount } = setup(true);
  await submit();
  await expectTitle("Error: Onboarding");
  unmount();
  expect(document.title).toBe("Onboarding");
});

test.each(["Step 2", "Error: not found", "Upload Error: file"])(
  "keeps a title that the app set meanwhile: %s",
  async (title) => {
    const { unmount } = setup(true);
    await submit();
    await expectTitle("Error: Onboarding");
    document.title = title;
    unmount();
    expect(document.title).toBe(title);
  },
);

test("restores an empty title", async () => {
  document.title = "";
  const { unmount } = setup(true);
  await submit();
  await expectTitle("Error:");
  unmount();
  expect(document.title).toBe("");
});

test.each([
  ["first", [0, 1]],
  ["second", [1, 0]],
])("restores the title when the %s of two failed forms unmounts first", async (_, order) => {
  const forms = ["Name", "City"].map((label) => setup(true, questions(`${label}: string`)));
  for (const button of screen.getAllByRole("button")) await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  for (const place of order) {
    expect(document.title).toMatch(/^Error: .*Onboarding$/);
    forms[place]?.unmount();
  }
  expect(document.title).toBe("Onboarding");
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("marks the title at each step of a collection with issues", async () => {
  const forms = [{ form: { ...form, id: "a" } }];
  const attestation = { statement: "True." };
  const onSign = () => Promise.reject(new Error("lost"));
  render(
    <FormCollection
      {...{ forms, attestation, onSign }}
      onSignError={() => undefined}
      onErrorTitle={true}
    />,
  );
  await press("Continue");
  await expectTitle("Error: Onboarding");
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await press("Continue");
  await expectTitle("Onboarding");
  await press("Continue");
  await press("Sign and submit");
  await expectTitle("Error: Onboarding");
  await userEvent.type(screen.getByLabelText("Type your full name"), "Ada");
  await press("Sign and submit");
  await screen.findByText(/could not confirm/);
  await expectTitle("Error: Onboarding");
  await press("Back");
  await waitFor(() => expect(document.title).toBe("Error: Onboarding"));
});

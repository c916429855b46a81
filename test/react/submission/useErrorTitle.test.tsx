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

const draw = (onErrorTitle?: boolean, one = form) =>
  render(<ParameterForm form={one} onErrorTitle={onErrorTitle} onSubmit={() => undefined} />);

test("the page's title is left alone", async () => {
  draw();
  await submit();
  await screen.findByRole("alert");
  expect(document.title).toBe("Onboarding");
});

test("when asked for, it says that there is an error, until there is none", async () => {
  draw(true);
  expect(document.title).toBe("Onboarding");
  await submit();
  await expectTitle("Error: Onboarding");
  await submit();
  await expectTitle("Error: Onboarding");
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await submit();
  await expectTitle("Onboarding");
});

test("it goes with the form", async () => {
  const { unmount } = draw(true);
  await submit();
  await expectTitle("Error: Onboarding");
  unmount();
  expect(document.title).toBe("Onboarding");
});

test.each(["Step 2", "Error: not found", "Upload Error: file"])(
  "a title that the host set meanwhile stays: %s",
  async (title) => {
    const { unmount } = draw(true);
    await submit();
    await expectTitle("Error: Onboarding");
    document.title = title;
    unmount();
    expect(document.title).toBe(title);
  },
);

test("a page without a title has none again", async () => {
  document.title = "";
  const { unmount } = draw(true);
  await submit();
  await expectTitle("Error:");
  unmount();
  expect(document.title).toBe("");
});

test.each([
  ["first", [0, 1]],
  ["second", [1, 0]],
])("of two forms that failed, the %s may be mended before the other", async (_, order) => {
  const forms = ["Name", "City"].map((label) => draw(true, questions(`${label}: string`)));
  for (const button of screen.getAllByRole("button")) await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  for (const place of order) {
    expect(document.title).toMatch(/^Error: .*Onboarding$/);
    forms[place]?.unmount();
  }
  expect(document.title).toBe("Onboarding");
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a collection's does at each step that something stands against", async () => {
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

import { render } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { questions } from "../../support/questions.ts";

/** Browsers keep the events of a form inside another one from their root, unlike jsdom. */
test("a form inside another form submits by its button and by Enter", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const [inner, outer] = [vi.fn<(values: object) => void>(), vi.fn<() => void>()];
  const { getByRole } = render(
    <form onSubmit={outer}>
      <ParameterForm form={questions("Name: string")} onSubmit={inner} afterSubmit="edit" />
    </form>,
  );
  await userEvent.click(getByRole("button", { name: "Submit" }));
  expect(getByRole("alert")).toHaveTextContent("Name");
  await userEvent.fill(getByRole("textbox"), "Ada");
  await userEvent.click(getByRole("button", { name: "Submit" }));
  await vi.waitFor(() => expect(inner).toHaveBeenCalledTimes(1));
  await userEvent.fill(getByRole("textbox"), "Eve");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() =>
    expect(inner.mock.calls.map(([values]) => values)).toEqual([{ Name: "Ada" }, { Name: "Eve" }]),
  );
  expect(outer).not.toHaveBeenCalled();
});

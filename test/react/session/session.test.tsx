import { render, screen } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

test("an app's test in jsdom can render a form with a session", async () => {
  const session = { endsAt: Date.now() + 3_600_000, extend: async () => undefined };
  render(<ParameterForm form={questions("Name: string")} onSubmit={() => {}} session={session} />);
  await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
  expect(screen.getByLabelText("Name")).toBeEnabled();
});

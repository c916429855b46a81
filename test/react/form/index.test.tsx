import { screen, render } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const Form = lazy(() => import("parameter-form/form"));

test("renders when loaded by React.lazy", async () => {
  render(
    <Suspense fallback="Loading">
      <Form form={questions("Note: string")} onSubmit={() => undefined} />
    </Suspense>,
  );
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(await screen.findByRole("textbox", { name: "Note" })).toBeInTheDocument();
});

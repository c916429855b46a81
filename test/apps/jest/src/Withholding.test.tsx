import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createClient } from "parameter-form/client";
import { createService, fillParameterForm } from "parameter-form/testing";
import { Withholding } from "./Withholding";

const form = {
  parameters: [
    { name: "exempt", label: "I claim exemption", type: "boolean", required: true },
    {
      name: "additional_withholding",
      label: "Extra withholding",
      type: "currency",
      required: false,
    },
  ],
};

test("submits the form", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  render(<Withholding />);
  const user = userEvent.setup();
  const answers = { exempt: "false", additional_withholding: "1234.5" };
  await fillParameterForm(user, form, answers);
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect(log.mock.calls).toEqual([
    [answers, { parameters: Object.entries(answers).map(([name, value]) => ({ name, value })) }],
  ]);
});

test("finds every global that the client needs", async () => {
  const client = createClient({ baseUrl: "https://service.test", fetch: createService() });
  expect((await client.getForm("federal-w4")).id).toBe("federal-w4");
});

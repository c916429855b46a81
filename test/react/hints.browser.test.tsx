import { ParameterForm } from "parameter-form";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";

const names = ["email", "phone", "zip", "first_name", "ssn", "account_number"];
const texts = ["ada@bücher.example", "ada@straße.example", "  two  spaces ", "０１２", "a\u00adb"];

test.each(names)("the hints of a field named %s change no answer", async (name) => {
  const onChange = vi.fn<(values: object) => void>();
  const form = { parameters: [{ name, label: "Answer", type: "string", required: false }] };
  show(<ParameterForm form={form} onSubmit={() => {}} onChange={onChange} defaultRules={false} />);
  const input = await find("input");
  for (const text of texts) {
    await userEvent.fill(input, text);
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toEqual({ [name]: text }), patience);
  }
});

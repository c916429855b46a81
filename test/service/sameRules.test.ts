import { formSchema, maxLength, parseForm, shownWhen } from "parameter-form/core";
import { createService, type FormDefinition, personalDetails } from "parameter-form/service";
import { describe, expect, test } from "vitest";
import { bodyOf, post } from "./support.ts";

describe("the service decides like the browser", () => {
  const values = {
    first_name: "Ana",
    last_name: "Alvarez",
    date_of_birth: "1990-07-24",
    email: "ana@example.com",
    address_line1: "100 Main Street",
    city: "Baltimore",
    state: "MD",
    zip: "21202",
  };
  test.each([
    { ssn: "123-45-6789", rules: {} },
    { ssn: "123456789", rules: {} },
    { ssn: "000-12-3456", rules: {} },
    { ssn: "000-12-3456", rules: { defaultRules: false } as const },
    { ssn: "000-12-3456", rules: { rules: { ssn: null } } },
    { ssn: "", rules: {} },
  ])("$ssn with $rules", async ({ ssn, rules }) => {
    const answers = { ...values, ssn };
    const { issues = [] } = await formSchema(parseForm(personalDetails), rules)[
      "~standard"
    ].validate(answers);
    const service = createService({ forms: [personalDetails], lists: {}, ...rules });
    const response = await post("/forms/personal-details/validate", bodyOf(answers), service);
    expect(response.status).toBe(issues.length === 0 ? 200 : 400);
    const { error = { input_errors: [] } } = await response.json();
    expect(error.input_errors.map(({ message }: { message: string }) => message)).toEqual(
      issues.map(({ message }) => message),
    );
  });

  test.each([[{}], [{ rules: { city: maxLength(20) } }], [{ messages: { missing: "{label}?" } }]])(
    "applies common settings also to a form that has its own %j",
    async (checks) => {
      const forms: readonly FormDefinition[] = [
        {
          id: "address",
          parameters: [{ name: "zip", label: "ZIP", type: "string", required: true }],
        },
      ];
      const service = createService({
        forms,
        lists: {},
        rules: { zip: maxLength(5) },
        messages: { tooLong: "{label} is too long" },
        formOptions: { address: checks },
      });
      const response = await post("/forms/address/validate", bodyOf({ zip: "123456" }), service);
      expect(response.status).toBe(400);
      const { error } = await response.json();
      expect(error.input_errors).toMatchObject([{ message: "ZIP is too long" }]);
    },
  );

  test("keeps the conditions of a form from another with the same questions", async () => {
    const forms = ["deposit", "garnishment"].map((id): FormDefinition => ({
      id,
      parameters: [
        { name: "split", label: "Split", type: "boolean", required: false },
        { name: "amount", label: "Amount", type: "currency", required: true },
      ],
    }));
    const [deposit] = forms;
    const when = shownWhen(parseForm(deposit), { amount: { name: "split", equals: "true" } });
    const service = createService({ forms, lists: {}, formOptions: { deposit: { when } } });
    const statuses = forms.map(async ({ id }) => {
      const response = await post(`/forms/${id}/validate`, bodyOf({}), service);
      return response.status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 400]);
  });
});

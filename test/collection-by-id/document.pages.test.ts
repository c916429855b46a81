import { type Collection, checkCollection, parseCollection } from "parameter-form/document";
import { createService, exampleForms, personalDetails } from "parameter-form/service";
import { fillParameterForm } from "parameter-form/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser, press } from "../support/ownBrowser.ts";
import { servePage } from "../support/servePage.ts";

const ask = (name: string, type: string, required: boolean) => ({
  name,
  label: name,
  type,
  required,
  description: null,
  depends_on: null,
  options: null,
});

const collection = {
  id: "new-hire",
  version: "1",
  title: "New hire",
  forms: [
    { id: personalDetails.id },
    {
      form: { id: "bank", description: "Bank", parameters: [ask("Routing", "string", true)] },
      rules: { Routing: { rule: "routingNumber" } },
    },
    {
      form: {
        id: "oregon",
        description: "Oregon",
        parameters: [ask("Allowances", "number", false)],
      },
      when: { form: personalDetails.id, name: "state", equals: "OR" },
    },
  ],
  attestation: { statement: "I declare that these answers are true." },
};

const person = {
  first_name: "Ana",
  last_name: "García",
  ssn: "123-45-6789",
  date_of_birth: "1990-07-24",
  email: "ana@example.com",
  address_line1: "1 Main St",
  city: "Salem",
  state: "OR",
  zip: "97301",
};

const openPage = ownBrowser();

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  const document: Collection = parseCollection(collection);
  const sent: Record<string, unknown> = {};
  const own = document.forms.flatMap(({ form }) => (form ? [{ ...form }] : []));
  const service = createService({
    forms: [...exampleForms, ...JSON.parse(JSON.stringify(own))],
    lists: {},
    collections: [document],
    basePath: "/api",
  });
  beforeAll(async () => {
    site = await servePage("collection-by-id/documentPage.tsx", react, {
      async api(request) {
        const [, form = ""] = /forms\/([^/]+)\/sign_and_submit$/.exec(request.url) ?? [];
        if (form !== "") sent[form] = await request.clone().json();
        return service(request);
      },
    });
  });
  afterAll(() => site.close());

  test("a collection fetched by id is accepted by a server that checks its document", async () => {
    const { page } = await openPage();
    await page.goto(site.url);
    await fillParameterForm(page, personalDetails, person);
    await press(page, "Continue");
    await page.getByLabel("Routing").fill("123456789");
    await press(page, "Continue");
    await page
      .getByText(/check the (first )?digits/i)
      .first()
      .waitFor();
    await page.getByLabel("Routing").fill("011000015");
    await press(page, "Continue");
    await page.getByRole("heading", { name: "Oregon" }).waitFor();
    await page.getByLabel("Allowances").fill("2");
    await press(page, "Continue");
    await page.getByRole("heading", { name: "Check your answers" }).waitFor();
    await press(page, "Continue");
    await page.getByText("I declare that these answers are true.").waitFor();
    await page.getByRole("textbox").fill("Ana García");
    await press(page, "Sign and submit");
    await page.getByRole("heading", { name: "Your answers were received" }).waitFor();
    expect(Object.keys(sent)).toEqual([personalDetails.id, "bank", "oregon"]);
    expect(
      checkCollection(document, sent, { forms: { [personalDetails.id]: personalDetails } }),
    ).toEqual([]);
  });
});

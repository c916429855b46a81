import { createService, exampleForms, federalW4 } from "parameter-form/service";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { isDeep } from "../support/isDeep.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { packedApp } from "./packedApp.ts";
import { listen } from "../support/serveForms.ts";

const openPage = ownBrowser();

const typed = {
  "First name and middle initial": "Ada B",
  "Last name": "Canary",
  "Social Security number": "123456789",
  Address: "1 Main Street",
  "City or town, state, and ZIP code": "Springfield, IL 62701",
  "Number of qualifying children under age 17": "2",
  "Extra withholding each pay period": "1234.5",
  "Employee's signature": "Ada B Canary",
};
const chosen = { "Filing status": "head_of_household", "Multiple jobs or spouse works": "false" };

const payload = {
  parameters: [
    { name: "first_name", value: "Ada B" },
    { name: "last_name", value: "Canary" },
    { name: "ssn", value: "123-45-6789" },
    { name: "address", value: "1 Main Street" },
    { name: "city_state_zip", value: "Springfield, IL 62701" },
    { name: "filing_status", value: "head_of_household" },
    { name: "multiple_jobs", value: "false" },
    { name: "qualifying_children", value: "2" },
    { name: "extra_withholding", value: "1234.5" },
    { name: "employee_signature", value: "Ada B Canary" },
  ],
};

const refusal = {
  error: {
    type: "validation_error",
    message: "Correct the answers and submit again",
    input_errors: [
      { message: "We know no Canary.", field: "value", field_path: ["parameters", "1", "value"] },
    ],
  },
};

/** The service of the forms, which notes what is submitted, and refuses the first submission. */
async function startService() {
  const service = createService({ forms: exampleForms, lists: {} });
  const submitted: unknown[] = [];
  const site = await listen(async (request) => {
    if (request.method !== "POST") return service(request);
    submitted.push(await request.clone().json());
    return submitted.length > 1 ? service(request) : Response.json(refusal, { status: 400 });
  });
  return { ...site, submitted };
}

const idsIn = (document: Document) =>
  [...document.querySelectorAll("form [id]")].map(({ id }) => id);

// The App Router brings a React of its own; the app's is the one that is installed, and that the types are of.
describe.each(reacts)("React %s", (react) => {
  const serve = packedApp("next", react);

  // What `next dev` compiles takes a minute.
  describe.each(isDeep ? ["start", "dev"] : ["start"])("npm run %s", (script) => {
    let service: Awaited<ReturnType<typeof startService>>;
    let app: Awaited<ReturnType<typeof serve>>;
    beforeAll(async () => {
      service = await startService();
      app = await serve(script, { SERVICE_URL: service.url });
    });
    afterAll(async () => {
      await app.close();
      await service.close();
    });

    /** What the server sends. */
    const fetchDocument = async () =>
      new JSDOM(await (await fetch(app.url)).text()).window.document;

    test("the server's HTML has every field", async () => {
      const document = await fetchDocument();
      const fields = [...document.querySelectorAll("form label")].map((label) => {
        const control = document.getElementById(label.getAttribute("for") ?? "");
        return [label.firstChild?.textContent?.trim(), control?.localName];
      });
      expect(fields).toEqual(
        federalW4.parameters.map(({ label, type }) => [
          label,
          type === "boolean" || type === "select" ? "select" : "input",
        ]),
      );
      const ids = idsIn(document);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("the page submits exactly the answers after it hydrated", async () => {
      const { page } = await openPage();
      onTestFinished(() => page.close());
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.goto(app.url);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
      );
      const hydrated = await page.evaluate(() =>
        [...document.querySelectorAll("form [id]")].map(({ id }) => id),
      );
      expect(hydrated).toEqual(idsIn(await fetchDocument()));

      for (const [label, text] of Object.entries(typed))
        await page.getByRole("textbox", { name: label }).pressSequentially(text);
      for (const [label, value] of Object.entries(chosen))
        await page.getByLabel(label).selectOption(value);
      const submit = () => page.getByRole("button", { name: "Submit" }).click();
      const address = page.getByRole("textbox", { name: "Address" });
      await address.fill("1".repeat(41));
      await submit();
      await page.getByRole("link", { name: "Address: enter 40 characters or fewer" }).click();
      await address.fill(typed.Address);
      await submit();
      await page.getByRole("link", { name: "Last name: We know no Canary." }).click();
      await submit();
      await page.getByText("Thank you.").waitFor();

      expect(service.submitted).toEqual([payload, payload]);
      expect(page.url()).toBe(`${app.url}/thanks`);
      expect(requested.filter((url) => /Ada|Canary|123-?45-?6789|1234\.5/.test(url))).toEqual([]);
    });
  });
});

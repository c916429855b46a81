import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConsoleMessage } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { reacts } from "../support/bundle.ts";
import { ownBrowser } from "../support/ownBrowser.ts";
import { packedApp } from "./packedApp.ts";

const openPage = ownBrowser();

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

test("the app is the first example of the README, word for word", () => {
  const [, example] = /^```tsx\n(.*?)^```$/ms.exec(read("../../README.md")) ?? [];
  expect(read("vite/src/Withholding.tsx")).toBe(example);
});

test("the app has the packages that the README installs", () => {
  const [, words = ""] = /^npm install parameter-form (.*)$/m.exec(read("../../README.md")) ?? [];
  const { dependencies } = JSON.parse(read("vite/package.json"));
  expect(Object.keys(dependencies)).toEqual(words.split(" "));
});

describe.each(reacts)("React %s", (react) => {
  const serve = packedApp("vite", react);

  describe.each(["start", "dev"])("npm run %s", (script) => {
    let app: Awaited<ReturnType<typeof serve>>;
    beforeAll(async () => {
      app = await serve(script);
    });
    afterAll(() => app.close());

    test("onSubmit is called once, with the arguments of the README", async () => {
      const { page } = await openPage();
      onTestFinished(() => page.close());
      const logs: ConsoleMessage[] = [];
      page.on("console", (message) => {
        if (message.type() === "log") logs.push(message);
      });
      await page.goto(app.url);
      await page.getByRole("textbox", { name: "Extra withholding" }).pressSequentially("1234.5");
      await page.getByRole("combobox", { name: "I claim exemption" }).selectOption("No");
      await Promise.all([
        page.waitForEvent("console", (message) => message.type() === "log"),
        page.getByRole("button", { name: "Submit" }).click(),
      ]);
      const logged = logs.map((message) => message.args().map((argument) => argument.jsonValue()));
      expect(await Promise.all(logged.map((words) => Promise.all(words)))).toEqual([
        [
          { exempt: "false", additional_withholding: "1234.5" },
          {
            parameters: [
              { name: "exempt", value: "false" },
              { name: "additional_withholding", value: "1234.5" },
            ],
          },
        ],
      ]);
      expect(await page.locator("form").evaluate((form) => getComputedStyle(form).display)).toBe(
        "flex",
      );
      expect(page.url()).toBe(`${app.url}/`);
    });
  });
});

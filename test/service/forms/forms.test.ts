import { createService, exampleForms, type FormDefinition } from "parameter-form/service";
import { describe, expect, test } from "vitest";
import { get, getPage, idsOf, walk } from "../support.ts";

const form = (id: string, more: Partial<FormDefinition> = {}): FormDefinition => ({
  id,
  parameters: [{ name: "exempt", label: "Exempt", type: "boolean", required: false }],
  ...more,
});

const odd = [
  "a b",
  "a/b",
  "../a",
  "100%",
  "é",
  "表",
  "a?b#c",
  "constructor",
  "__proto__",
  "{form_id}",
];

test.each([...exampleForms, ...odd.map((id) => form(id))])(
  "serves $id unchanged",
  async (given) => {
    const service = createService({
      forms: [...exampleForms, ...odd.map((id) => form(id))],
      lists: {},
    });
    const response = await get(service, `/forms/${encodeURIComponent(given.id)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("private, max-age=86400");
    expect(await response.json()).toEqual(given);
  },
);

describe("a cached form", () => {
  const [w4, other] = [form("w4"), form("other")];
  const changed = { ...w4, revision_date: "2030-01-01" };
  const answerOf = async (forms: readonly FormDefinition[], path: string, tags?: string) => {
    const headers = new Headers(tags === undefined ? {} : { "if-none-match": tags });
    const address = `https://service.test${path}`;
    const response = await createService({ forms, lists: {} })(new Request(address, { headers }));
    return {
      status: response.status,
      tag: response.headers.get("etag") ?? "",
      text: await response.text(),
    };
  };

  test.each<readonly [string, (tag: string) => string, number]>([
    ["the same", (tag) => tag, 304],
    ["one that a proxy made weak", (tag) => `W/${tag}`, 304],
    ["among others", (tag) => `"a" , ${tag},"b"`, 304],
    ["another", () => '"a"', 200],
    ["none", () => "", 200],
  ])("is compared by a tag that is %s", async (_, tagsOf, status) => {
    const { tag } = await answerOf([w4], "/forms/w4");
    expect(tag).toMatch(/^"[\da-f]{16}"$/);
    const again = await answerOf([w4], "/forms/w4", tagsOf(tag));
    expect(again.status).toBe(status);
    expect(again.tag).toBe(tag);
    expect(again.text === "").toBe(status === 304);
  });

  test("has another tag after a change, in another language, and for another form", async () => {
    const spanish = { ...form("w4-es"), lang: "es", translation_of: "w4" };
    const forms = [w4, other, spanish];
    const tags = [
      await answerOf(forms, "/forms/w4"),
      await answerOf([changed], "/forms/w4"),
      await answerOf(forms, "/forms/w4?lang=es"),
      await answerOf(forms, "/forms/other"),
    ].map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(4);
  });
});

const service = createService({ forms: exampleForms, lists: {}, basePath: "/api" });

describe("the list of forms", () => {
  const all = exampleForms.map(({ id }) => id);
  const english = all.filter((id) => id !== "spanish-w4");
  const spanish = all.filter((id) => id !== "federal-w4");

  test.each([
    ["", all],
    ["?state=CA", ["california-de-4"]],
    ["?state=ny", ["new-york-it-2104"]],
    ["?state=TX", []],
    ["?lang=en", english],
    ["?lang=es", spanish],
    ["?lang=ES", spanish],
    ["?lang=fr", english],
    ["?lang=es&state=CA", ["california-de-4"]],
  ])("with the query %s, returns %j", async (query, ids) => {
    expect(idsOf(await getPage(service, `/api/forms${query}`))).toEqual(ids);
  });

  test("comes without parameters, in pages that keep the filter", async () => {
    const pages = await walk(service, "/api/forms?lang=es&limit=3", "next");
    expect(pages.flatMap(idsOf)).toEqual(spanish);
    const { parameters: _, ...summary } = exampleForms.find(({ id }) => id === "spanish-w4") ?? {};
    expect(pages.flatMap(({ results }) => results)).toContainEqual(summary);
    expect(pages[0]?.next).toContain("lang=es");
  });
});

describe("a form in a language", () => {
  const requests: readonly (readonly [id: string, lang: string, source: string, lang: string])[] = [
    ["federal-w4", "es", "spanish-w4", "es"],
    ["federal-w4", "ES", "spanish-w4", "es"],
    ["federal-w4", "en", "federal-w4", "en"],
    ["federal-w4", "fr", "federal-w4", "en"],
    ["spanish-w4", "en", "federal-w4", "en"],
    ["spanish-w4", "fr", "spanish-w4", "es"],
    ["california-de-4", "es", "california-de-4", "en"],
  ];
  test.each(requests)("%s in %s has the texts of %s", async (id, lang, source, found) => {
    const answered = await (await get(service, `/api/forms/${id}?lang=${lang}`)).json();
    const texts = exampleForms.find((example) => example.id === source);
    expect(answered).toEqual({ ...texts, id, lang: found });
  });

  test("rejects a language of more than two letters", async () => {
    expect((await get(service, "/api/forms/federal-w4?lang=es-US")).status).toBe(400);
  });

  test("keeps the names of the original", () => {
    const [original = [], translation = []] = ["federal-w4", "spanish-w4"].map((id) =>
      exampleForms
        .find((example) => example.id === id)
        ?.parameters.map(({ name, type, required }) => `${name} ${type} ${required}`),
    );
    expect(translation).toEqual(original);
  });
});

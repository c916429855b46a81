import { createClient, type Fetch } from "parameter-form/client";
import { afterEach, expect, test, vi } from "vitest";
import { form, rejectionOf } from "../samples.ts";

const answering = () => vi.fn<Fetch>(async () => Response.json(form));

afterEach(() => void vi.unstubAllGlobals());

const loopback = [
  "http://localhost",
  "http://LOCALHOST:8080/api",
  "http://localhost.:8080",
  "http://app.localhost:3000",
  "http://127.0.0.1:8080",
  "http://127.1",
  "http://127.255.255.254",
  "http://2130706433",
  "http://[::1]:8080",
  "http://[0:0:0:0:0:0:0:1]",
];

const elsewhere = [
  "http://api.example.test",
  "HTTP://API.EXAMPLE.TEST:80/api",
  "http://payroll:8080",
  "http://192.168.1.5",
  "http://10.0.2.2:8080",
  "http://0.0.0.0:8080",
  "http://128.0.0.1",
  "http://[::]",
  "http://[::2]",
  "http://[fe80::1]",
  "http://localhost.example.test",
  "http://mylocalhost",
  "http://127.0.0.1.example.test",
  "http://host.docker.internal",
];

/** What a client answers, or the name of its error, and how often it sent something. */
async function ask(baseUrl: string, allowHttp?: boolean) {
  const fetch = answering();
  const { message } = await createClient({ baseUrl, allowHttp, fetch })
    .getForm("a")
    .then(
      () => ({ message: "read" }),
      (error: Error) => error,
    );
  return { message, sent: fetch.mock.calls.length };
}

test.each(loopback)("allows http to %s, which does not leave the device", async (baseUrl) => {
  expect(await ask(baseUrl)).toEqual({ message: "read", sent: 1 });
});

test.each(elsewhere)("rejects http to %s unless it is allowed", async (baseUrl) => {
  const message = expect.stringMatching(/is an http URL of another machine, .* allowHttp/);
  expect(await ask(baseUrl)).toEqual({ message, sent: 0 });
  expect(await ask(baseUrl, false)).toEqual({ message, sent: 0 });
  expect(await ask(baseUrl, true)).toEqual({ message: "read", sent: 1 });
});

const page = "http://intranet.test";
const read = "read";

test.each([
  ["the page's own host", page, `${page}/app/`, "/api", read],
  ["the page's own host, spelled out", page, `${page}/app/`, `${page}/api`, read],
  ["a frame's", page, `${page}/app/`, "api", read],
  ["another port of it", page, `${page}/`, `${page}:8080/api`, null],
  ["another host", page, `${page}/`, "http://other.test/api", null],
  ["the page's base element", page, "http://other.test/", "/api", null],
  ["the host around a sandbox", "null", `${page}/`, "/api", null],
  ["from a secure page", "https://intranet.test", "https://intranet.test/", page, null],
])("%s is trusted only if the page is", async (_, origin, baseURI, baseUrl, answer) => {
  vi.stubGlobal("origin", origin);
  vi.stubGlobal("document", { baseURI });
  const { message, sent } = await ask(baseUrl);
  expect([message === read, sent]).toEqual(answer === read ? [true, 1] : [false, 0]);
});

test("rejects lists and submissions over http, too", async () => {
  const fetch = answering();
  const client = createClient({ baseUrl: "http://payroll:8080", fetch });
  const errors = [
    await rejectionOf(client.list("employees")),
    await rejectionOf(client.listForms()),
    await rejectionOf(client.submitForm("w4", { parameters: [] }, { params: { employee: "e" } })),
    await rejectionOf(client.validateForm("w4", { parameters: [] })),
  ];
  expect(errors.map((error) => error instanceof Error && error.name)).toEqual(
    Array.from({ length: 4 }, () => "BaseUrlError"),
  );
  expect(fetch).not.toHaveBeenCalled();
});

test("allows an upstreamUrl with http, to which nothing is sent", async () => {
  const next = "http://payroll:8080/employees?cursor=a";
  const fetch = vi.fn<Fetch>(async () => Response.json({ next, previous: null, results: [] }));
  const options = { baseUrl: "https://a.test/api", upstreamUrl: "http://payroll:8080", fetch };
  const client = createClient(options);
  await client.next(await client.list("employees"));
  expect(fetch.mock.calls.map(([{ url }]) => url)).toEqual([
    "https://a.test/api/employees",
    "https://a.test/api/employees?cursor=a",
  ]);
});

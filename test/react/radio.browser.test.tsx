import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { Fragment, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, setPage, show } from "../support/browser.tsx";
import { serverHtml } from "../support/serverHtml.ts";

const options = ["", " a", "a", "A", "__proto__", "e\u0301"].map((value, i) => ({
  value,
  label: `Choice ${i + 1}`,
}));
const parameters = [
  { name: "jobs", label: "Jobs", type: "boolean", required: false },
  { name: "plan", label: "Plan", type: "select", required: true, description: "Which.", options },
];
const formWith = (props: Partial<ParameterFormProps> = {}) => (
  <ParameterForm
    form={{ parameters }}
    onSubmit={() => {}}
    booleanAs="radio"
    selectAs="radio"
    {...props}
  />
);

const radios = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("input[type=radio]"),
];
const checked = () => radios().flatMap((radio, i) => (radio.checked ? [i] : []));

async function openRadios(props: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  show(formWith({ onSubmit, ...props }));
  await find("input[type=radio]");
  return onSubmit;
}

test("Tab, arrows and the space bar choose where nothing was chosen", async () => {
  const onSubmit = await openRadios();
  expect(checked()).toEqual([]);
  await userEvent.keyboard("{Tab}");
  await expectFocus("Yes");
  await userEvent.keyboard(" ");
  await vi.waitFor(() => expect(checked()).toEqual([0]), patience);
  await userEvent.keyboard("{ArrowRight}{Tab}{Tab}");
  await expectFocus("Choice 1");
  await userEvent.keyboard(" {ArrowDown}{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ jobs: "false", plan: "a" });
});

test.each(options.map(({ value }, i) => [value, i + 2] as const))(
  "chooses %j by its label and submits it to the code unit",
  async (value, place) => {
    const onSubmit = await openRadios();
    await userEvent.click(radios()[place]?.closest("label") ?? document.body);
    expect(checked()).toEqual([place]);
    await userEvent.click(await find("button[type=submit]"));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
    expect(onSubmit.mock.lastCall?.[1].payload.parameters).toEqual([{ name: "plan", value }]);
  },
);

test("clearing an optional answer moves nothing", async () => {
  const onSubmit = await openRadios({ defaultValues: { jobs: "true", plan: "a" } });
  const clear = await find(".pf-clear");
  expect(clear).toHaveAccessibleName("Clear answer Jobs (optional)");
  expect(document.querySelectorAll(".pf-clear")).toHaveLength(1);
  const places = () => radios().map((radio) => radio.getBoundingClientRect().toJSON());
  const before = places();
  await userEvent.click(clear);
  await expectFocus("Yes");
  expect(document.querySelector(".pf-clear")).toBeNull();
  expect(places()).toEqual(before);
  expect(checked()).toEqual([4]);
  await userEvent.click(await find("button[type=submit]"));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ plan: "a" });
});

test("reports a missing answer at the group, and the summary links to its first radio", async () => {
  await openRadios();
  const group = radios()[2]?.closest("fieldset");
  expect(group).toHaveAttribute("aria-required", "true");
  expect(group).not.toHaveAttribute("aria-invalid");
  await userEvent.click(await find("button[type=submit]"));
  await userEvent.click(await find(".pf-summary a"));
  await expectFocus("Choice 1");
  expect(group).toHaveAttribute("aria-invalid", "true");
  expect(group).toHaveAccessibleName("Plan");
  expect(group).toHaveAccessibleDescription("Which. Error: Choose an option");
  const reported = [...(group?.querySelectorAll("legend, .pf-hint, .pf-error, input") ?? [])];
  expect(reported.map(({ localName, className }) => className || localName).slice(0, 4)).toEqual([
    "pf-label",
    "pf-hint",
    "pf-error",
    "input",
  ]);
  await userEvent.keyboard(" ");
  await vi.waitFor(() => expect(group).not.toHaveAttribute("aria-invalid"), patience);
});

test("focus moves to the chosen radio", async () => {
  const onSubmit = vi.fn<SubmitHandler>(() => ({ fields: { plan: ["Not offered"] } }));
  await openRadios({ onSubmit, defaultValues: { plan: "a" } });
  await userEvent.click(await find("button[type=submit]"));
  await userEvent.click(await find(".pf-summary a"));
  await vi.waitFor(() => expect(radios()[4]).toHaveFocus(), patience);
});

test.each([
  ["strict mode", StrictMode],
  ["plain mode", Fragment],
])(
  "in %s, a server sends no answer, and a choice made before hydration is kept",
  async (_, Mode) => {
    const tree = <Mode>{formWith({ defaultValues: { plan: "a" } })}</Mode>;
    const main = document.body.appendChild(document.createElement("main"));
    main.innerHTML = serverHtml(tree);
    expect(main.querySelector("[checked], [style]")).toBeNull();
    expect(new Set(radios().map(({ name }) => name)).size).toBe(2);
    expect(radios().map(({ value }) => value)).toEqual(["0", "1", "0", "1", "2", "3", "4", "5"]);
    radios()[1]?.click();
    const recovered = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(main, tree, { onRecoverableError: recovered });
    await vi.waitFor(() => expect(checked()).toEqual([1, 4]), patience);
    await find(".pf-clear");
    expect(main.querySelector("[checked]")).toBeNull();
    expect(recovered).not.toHaveBeenCalled();
    root.unmount();
  },
);

test("renders a preset answer that is not an option as a choice, and never submits it", async () => {
  const onSubmit = await openRadios({ defaultValues: { plan: "gone", jobs: "maybe" } });
  expect(radios().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    "Yes",
    "No",
    "maybe",
    ...options.map(({ label }) => label),
    "gone",
  ]);
  expect(checked()).toEqual([2, 9]);
  await userEvent.click(await find("button[type=submit]"));
  await find(".pf-summary a");
  expect(onSubmit).not.toHaveBeenCalled();
  const groups = [...document.querySelectorAll("fieldset")];
  expect(groups.map((group) => group.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
  expect(groups[0]).toHaveAccessibleDescription("Error: Answer yes or no");
  expect(groups[1]).toHaveAccessibleDescription("Which. Error: Choose one of the listed options");
  expect(checked()).toEqual([2, 9]);
});

test.each([
  ["light", 320],
  ["dark", 900],
] as const)(
  "in a %s page %i px wide, each can be clicked and nothing is cut off",
  async (theme, width) => {
    await page.viewport(width, 800);
    setPage(theme);
    await openRadios({ defaultValues: { jobs: "true" } });
    const targets = document.querySelectorAll(".pf-radio, .pf-clear");
    const sizes = [...targets].map((target) => target.getBoundingClientRect());
    expect(sizes).toHaveLength(9);
    for (const { width: w, height: h } of sizes) expect(Math.min(w, h)).toBeGreaterThanOrEqual(24);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(414, 896);
  },
);

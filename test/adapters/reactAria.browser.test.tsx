import { ParameterForm, type PartProps } from "parameter-form";
import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { everyType } from "parameter-form/service";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";
import { testAdapter } from "./testAdapter.tsx";
import "../../stories/designSystems/reactAria.css";

testAdapter({
  components: reactAriaComponents,
  mark: ".react-aria-Input",
  around: (children) => children,
});

const one = { parameters: [{ name: "city", label: "City", type: "string", required: false }] };
const submit = () => page.getByRole("button", { name: "Submit" });
const focusSubmit = async () => ((await find("[type=submit]")) as HTMLElement).focus();

test.each([
  ["a click", () => userEvent.click(submit())],
  ["Enter", () => focusSubmit().then(() => userEvent.keyboard("{Enter}"))],
  ["Space", () => focusSubmit().then(() => userEvent.keyboard(" "))],
  ["Enter in a field", () => userEvent.type(page.getByLabelText("City"), "{Enter}")],
])("%s submits once", async (_, act) => {
  const onSubmit = vi.fn<() => void>();
  show(<ParameterForm form={one} components={reactAriaComponents} onSubmit={onSubmit} />);
  await act();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled(), patience);
  await new Promise(requestAnimationFrame);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(["{Enter}", " "])("the key %j activates a button outside a submission", async (key) => {
  const onClick = vi.fn<(event: { readonly type: string }) => void>();
  const { Button } = reactAriaComponents;
  show(
    <Button
      kind="reveal"
      button={{ onClick: ({ type }) => onClick({ type }), children: "Show" }}
    />,
  );
  ((await find("button")) as HTMLElement).focus();
  await userEvent.keyboard(key);
  expect(onClick.mock.calls).toEqual([[{ type: "click" }]]);
});

test("a button passes every attribute and ref on", async () => {
  const ref = createRef<HTMLButtonElement>();
  const { Button } = reactAriaComponents;
  const button: PartProps["Button"]["button"] = {
    ref,
    id: "next",
    title: "Next",
    lang: "en",
    tabIndex: -1,
    "aria-controls": "list",
    "aria-disabled": true,
    "aria-keyshortcuts": "N",
    "aria-labelledby": "next label",
    children: "Next",
  };
  show(<Button kind="page-button" button={button} />);
  const element = await find("button.react-aria-Button[data-variant=secondary][type=button]");
  const names = [
    "id",
    "title",
    "lang",
    "tabindex",
    ...Object.keys(button).filter((name) => name.startsWith("aria-")),
  ];
  expect(names.map((name) => element.getAttribute(name))).toEqual([
    "next",
    "Next",
    "en",
    "-1",
    "list",
    "true",
    "N",
    "next label",
  ]);
  expect(ref.current).toBe(element);
  expect(element).toBeEnabled();
});

test.each([
  ["select", "select"],
  ["radio", "label:has(input)"],
] as const)("a %s exposes the data-* states that React Aria styles", async (choice, selector) => {
  const rerender = show(
    <ParameterForm
      form={everyType}
      components={reactAriaComponents}
      booleanAs={choice}
      selectAs={choice}
      onSubmit={() => {}}
    />,
  );
  const control = await find(selector);
  const states = () => control.getAttributeNames().filter((name) => name.startsWith("data-"));
  expect(states()).toEqual(["data-rac"]);
  await userEvent.keyboard("{Tab}");
  (control.matches("select") ? (control as HTMLElement) : control.querySelector("input"))?.focus();
  await vi.waitFor(() => expect(states()).toContain("data-focus-visible"), patience);
  rerender(
    <ParameterForm
      form={everyType}
      disabled
      components={reactAriaComponents}
      booleanAs={choice}
      selectAs={choice}
      onSubmit={() => {}}
    />,
  );
  await vi.waitFor(() => expect(states()).toContain("data-disabled"), patience);
});

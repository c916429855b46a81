import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { isDeep } from "../../support/isDeep.ts";
import { items } from "../combobox/comboboxPage.tsx";
import {
  boxOf,
  dialogOf,
  form,
  hosts,
  long,
  openIn,
  place,
  shadowOf,
  until,
} from "./hostsPage.tsx";

const keys = (text: string) => userEvent.keyboard(text);

/** Where the groups of a long form are skipped, focused and scrolled to in another way. */
const withLong = ["a page", "a shadow root", "an overflow: hidden parent", "a modal dialog"];
const cases = Object.keys(hosts).flatMap((name) =>
  (isDeep || withLong.includes(name) ? [form, long] : [form]).map(
    (definition) => [name, definition.parameters.length, definition] as const,
  ),
);

describe.each(cases)("in %s, a form of %i parameters", (name, _size, definition) => {
  const host = hosts[name] ?? ((page) => page);

  test("is submitted by keyboard after its summary linked to its fields", async () => {
    const at = [location.href, history.length];
    const { only, focused, submit, control, onSubmit, container } = await openIn(host, definition);
    submit();
    await until(() => expect(focused()).toBe(only(".pf-summary")));
    expect(container.querySelectorAll(".pf-summary li")).toHaveLength(4);
    only(".pf-summary a").click();
    await until(() => expect(focused()).toBe(control("ssn")));
    await keys("123456789{Tab}");
    // Hidden as it is left, so the focus was seen to leave.
    await until(() => expect(control("ssn")).toHaveValue("•••-••-6789"));
    await keys("{Tab}1234.5{Tab}Y{Tab}");
    expect(control("Extra")).toHaveValue("1,234.50");
    expect(focused()).toBe(control("Place"));
    await keys("item 12");
    await until(() => expect(only("[role=option]")).toHaveTextContent("Item 12"));
    await keys("{Enter}");
    await until(() => expect(control("Place")).toHaveValue("Item 12"));
    await keys("{Tab}Ana{Enter}");
    await until(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      ssn: "123-45-6789",
      Extra: "1234.5",
      Exempt: "true",
      place: "v12",
      Name: "Ana",
    });
    expect([location.href, history.length]).toEqual(at);
  });

  test("opens its list of options where it can be clicked", async () => {
    const { only, control } = await openIn(host, definition);
    const combobox = control("Place");
    combobox.scrollIntoView({ block: "center" });
    combobox.focus();
    await keys("{ArrowDown}");
    await until(() => expect(only("[role=option]")).toBeVisible());
    const box = only("[role=option]").getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const scope = combobox.getRootNode();
    const hit =
      scope instanceof ShadowRoot ? scope.elementFromPoint(x, y) : document.elementFromPoint(x, y);
    expect(hit?.closest("[role=option]")).toBe(only("[role=option]"));
    await keys("{Escape}");
    await until(() => expect(combobox).toHaveAttribute("aria-expanded", "false"));
    expect(document.querySelectorAll("dialog:not([open])")).toHaveLength(0);
    await keys("{ArrowDown}");
    await until(() => expect(only("[role=option]")).toBeVisible());
    only("[role=option]").click();
    await until(() => expect(combobox).toHaveValue("Item 1"));
  });
});

test.each(["hidden", "clip", "auto"])(
  "in a parent with overflow: %s, opens the list of options above a control at its lower edge",
  async (overflow) => {
    const host = (page: Element): Element =>
      boxOf(page, `overflow: ${overflow}; padding-block-start: 16rem`);
    const few = { parameters: [{ ...place, options: items(4) }] };
    const { only, control } = await openIn((page) => shadowOf(host(page), "open"), few, {
      searchLimit: 1,
    });
    only(".pf-actions").remove();
    control("Place").focus();
    await keys("{ArrowDown}");
    await until(() => expect(only("[role=option]")).toBeVisible());
    const { bottom } = only(".pf-popup").getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(control("Place").getBoundingClientRect().top);
  },
);

test("a form in a dialog stays open when it is submitted, and the app closes it", async () => {
  const { only, handle, onSubmit, container } = await openIn(dialogOf, form);
  const dialog = container.closest("dialog");
  handle.current?.reset({ ssn: "123-45-6789", Extra: "1", Exempt: "true", place: "v1" });
  only("button[type=submit]").click();
  await until(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(dialog?.open).toBe(true);
  expect(dialog?.returnValue).toBe("");
});

test("two forms with one definition on a page share nothing", async () => {
  const first = await openIn((page) => page, form);
  const second = await openIn((page) => page, form);
  const ids = [...document.querySelectorAll("main [id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  first.control("Extra").focus();
  await keys("5{Tab}");
  second.submit();
  await until(() => expect(second.focused()).toBe(second.only(".pf-summary")));
  expect(first.container.querySelectorAll(".pf-error")).toHaveLength(0);
  second.only(".pf-summary a").click();
  await until(() => expect(second.focused()).toBe(second.control("ssn")));
  expect(first.handle.current?.getValues()).toEqual({ Extra: "5" });
  expect(second.handle.current?.getValues()).toEqual({});
});

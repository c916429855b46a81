import { render } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import { everyType, expectAccessible } from "parameter-form/testing";
import { describe, expect, test } from "vitest";

const canary = "731948";

describe("expectAccessible", () => {
  test("accepts a form", async () => {
    const { container } = render(<ParameterForm form={everyType} onSubmit={() => {}} />);
    expect(await expectAccessible(container)).toBeUndefined();
    expect(await expectAccessible()).toBeUndefined();
  });

  test("reports each rule with its element and help link", async () => {
    const { container } = render(
      <>
        <input id="a" defaultValue={canary} />
        <div {...{ role: "img" }} id="b" />
      </>,
    );
    const message = await expectAccessible(container).then(String, String);
    expect(message).toMatch(
      /^Error: axe found 2 violations:\n\nlabel: Form elements must have labels\n  at #a\n  https:\S+label\S*\n\nrole-img-alt: [^\n]+\n  at #b\n  https:\S+role-img-alt/,
    );
    expect(message).not.toContain(canary);
  });

  test("checks only its container, with axe's own options", async () => {
    const { container } = render(
      <>
        <input id="a" />
        <p>Text</p>
      </>,
    );
    const part = container.querySelector("p") ?? container;
    expect(await expectAccessible(part)).toBeUndefined();
    const rules = { label: { enabled: false } };
    expect(await expectAccessible(container, { rules })).toBeUndefined();
  });
});

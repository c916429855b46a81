import { type Components, ParameterForm } from "parameter-form";
import { expectAccessible } from "parameter-form/testing";
import type { ReactNode } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";

/** Where React, in development, says that one element cannot hold another. */
const complaints = vi.spyOn(console, "error");
beforeAll(() => void complaints.mockClear());
afterAll(() => complaints.mockRestore());

const description = `<p>As on your <b>return</b>:<ul><li>Single<li>Married</ul>
<a href="https://irs.gov/status">Which one</a><a href="javascript:alert(1)">No link</a>
<img src="x" onerror="document.title = 'run'"><script>document.title = "run"</script>`;

const form = {
  parameters: [
    { name: "status", label: "Filing status", type: "string", required: true, description },
    { name: "exempt", label: "Exempt", type: "boolean", required: false, description },
  ],
};

const looks: readonly (readonly [
  name: string,
  components: Partial<Components> | undefined,
  around: (children: ReactNode) => ReactNode,
])[] = [["our own look", undefined, (children) => children], ...designSystems];

test.each(looks)(
  "in %s a description holds a list and a link, and help opens by keyboard",
  async (_, components, around) => {
    const help = "More, *much* more";
    show(
      around(
        <ParameterForm
          form={form}
          markup="html"
          booleanAs="radio"
          components={components}
          fields={{ status: { markup: "text", help: "Text" }, exempt: { markup: "html", help } }}
          onSubmit={() => {}}
        />,
      ),
    );
    const link = await find(".pf-markup a");
    expect(link).toHaveAccessibleName("Which one (opens in a new tab)");
    expect(link).toHaveAttribute("href", "https://irs.gov/status");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(getComputedStyle(link).textDecorationLine).toBe("underline");
    const item = await find(".pf-markup li");
    expect(getComputedStyle(item).listStyleType).toBe("disc");
    expect(document.querySelectorAll(".pf-markup a")).toHaveLength(1);
    expect(document.querySelectorAll("main img, main script")).toHaveLength(0);

    await userEvent.click(page.getByLabelText("Filing status"));
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName("Help with Filing status");
    // Chakra's reset gives Firefox the ring of the system.
    const ring = getComputedStyle(document.activeElement ?? document.body).outlineStyle;
    expect(["solid", "auto"]).toContain(ring);
    await userEvent.keyboard("{Enter}");
    const text = page.getByText("Text", { exact: true });
    await vi.waitFor(() => expect(text.element()).toBeVisible(), patience);
    await expectAccessible(document.body);
    expect(document.title).not.toBe("run");
    expect(complaints.mock.calls).toEqual([]);
  },
);

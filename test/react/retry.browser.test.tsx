import { createClient } from "parameter-form/client";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import type { Components } from "parameter-form";
import type { JSX } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { announcements } from "../support/announced.ts";
import { patience, show, withQueries } from "../support/browser.tsx";
import { designSystems } from "../adapters/designSystems.tsx";

interface Failing {
  readonly components: Partial<Components>;
}

// Nothing is sent, so that a request fails within one render.
const client = createClient<{ taxes: unknown }>({
  baseUrl: "/api",
  fetch: async () => new Response("", { status: 402 }),
});

const failing: readonly (readonly [name: string, draw: (props: Failing) => JSX.Element])[] = [
  [
    "form",
    ({ components }) => (
      <ParameterFormById client={client} formId="a" onSubmit={() => {}} components={components} />
    ),
  ],
  [
    "list",
    ({ components }) => (
      <ResourceList
        client={client}
        list="taxes"
        label="Taxes"
        renderItem={() => null}
        components={components}
      />
    ),
  ],
];

const ours = ["our own parts", {}, (children: React.ReactNode) => children] as const;

const rows = [ours, ...designSystems].flatMap(([system, components, around]) =>
  failing.map(([name, formWith]) => [name, system, around(formWith({ components }))] as const),
);

test.each(rows)(
  "a %s in %s announces each failed retry, and Try again keeps focus",
  async (name, _, rendered) => {
    show(withQueries(rendered));
    const button = page.getByRole("button", { name: "Try again" });
    await expect.element(button).toBeVisible();
    const element = button.element();
    const { taken } = announcements();
    const announced: string[] = [];
    const failures = () =>
      announced.filter((text) => text.includes(`The ${name} could not be loaded`));
    for (const time of [1, 2, 3]) {
      await (time === 1 ? userEvent.click(button) : userEvent.keyboard("{Enter}"));
      await vi.waitFor(() => {
        announced.push(...taken());
        expect(failures()).toHaveLength(time);
      }, patience);
      expect(element).toHaveFocus();
      expect(element).toBeVisible();
    }
  },
);

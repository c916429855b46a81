import type { Meta, StoryObj } from "@storybook/react-vite";
import { endpoints, type Resource } from "parameter-form/core";
import { ResourceList } from "parameter-form/query";
import { type JSX, type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { DemoSelect, DemoCheckbox } from "../shared/controls.tsx";
import { WithTraffic } from "./WithTraffic.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

const toWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

const isResource = (name: string): name is Resource => Object.hasOwn(endpoints, name);

const resources = Object.entries(endpoints).flatMap(([value, { path }]) =>
  isResource(value) ? [{ value, path, name: `${toWords(value)} (${path})` }] : [],
);

const isPrimitive = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Renders the id of an object and up to four of its primitive fields. */
function renderAny(item: unknown): ReactNode {
  if (typeof item !== "object" || item === null) return null;
  const { id = "", ...fields } = Object.fromEntries(Object.entries(item));
  return (
    <div className="row">
      <strong>{String(id)}</strong>
      {Object.entries(fields)
        .filter(([, value]) => isPrimitive(value))
        .slice(0, 4)
        .map(([name, value]) => (
          <span key={name}>
            {name.replaceAll("_", " ")}: {String(value)}
          </span>
        ))}
    </div>
  );
}

interface AnyListProps {
  readonly initial: Resource;
}

/** Choose any of the 19 lists of the service. Paystubs belong to the first employee. */
function AnyList({ initial }: AnyListProps): JSX.Element {
  const [resource, setResource] = useState(initial);
  const [paging, setPaging] = useState<"pages" | "more">("pages");
  return (
    <>
      <p className="demo-bar list-choice">
        <DemoSelect<Resource>
          label="List"
          value={resource}
          options={resources}
          onChange={setResource}
        />
        <DemoCheckbox
          label="Load more instead of pages"
          checked={paging === "more"}
          onChange={(checked) => setPaging(checked ? "more" : "pages")}
        />
      </p>
      <WithTraffic>
        {(client) => {
          const props = { client, paging, label: toWords(resource), renderItem: renderAny };
          return resource === "employeePaystubs" ? (
            <ResourceList {...props} list={resource} params={{ employee: "emp_00001" }} />
          ) : (
            <ResourceList {...props} list={resource} />
          );
        }}
      </WithTraffic>
    </>
  );
}

const meta = {
  title: "Lists and tables/Any of the 19 lists",
  component: AnyList,
  decorators: [withFreshCache],
  args: { initial: "workplaces" },
} satisfies Meta<typeof AnyList>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Chooses every list in turn and fetches its first page. */
export const AllOfThem: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText("List");
    await expect(resources).toHaveLength(19);
    for (const { value, path } of resources) {
      await userEvent.selectOptions(select, value);
      const list = await canvas.findByRole("region", { name: toWords(value) }, patience);
      await waitFor(() => expect(list).toHaveTextContent(/Page 1, \d+ items/), patience);
      const requested = path.replace("{employee}", "emp_00001");
      const [request] = canvas.getAllByText(`GET /api${requested}`);
      await expect(request).toBeVisible();
    }
  },
};

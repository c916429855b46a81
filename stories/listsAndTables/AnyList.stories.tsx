import type { Meta, StoryObj } from "@storybook/react-vite";
import { endpoints, type Resource } from "parameter-form/core";
import { ResourceList } from "parameter-form/query";
import { type JSX, type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Choice, Switch } from "../shared/controls.tsx";
import { WithTraffic } from "./WithTraffic.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

const words = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

const isResource = (name: string): name is Resource => Object.hasOwn(endpoints, name);

const resources = Object.entries(endpoints).flatMap(([value, { path }]) =>
  isResource(value) ? [{ value, path, name: `${words(value)} (${path})` }] : [],
);

const isSimple = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Whatever an object holds: its id, and its simple fields. */
function renderAny(item: unknown): ReactNode {
  if (typeof item !== "object" || item === null) return null;
  const { id = "", ...fields } = Object.fromEntries(Object.entries(item));
  return (
    <div className="row">
      <strong>{String(id)}</strong>
      {Object.entries(fields)
        .filter(([, value]) => isSimple(value))
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

/** Choose any of the 19 lists of the service. Paystubs are those of the first employee. */
function AnyList({ initial }: AnyListProps): JSX.Element {
  const [resource, choose] = useState(initial);
  const [paging, setPaging] = useState<"pages" | "more">("pages");
  return (
    <>
      <p className="demo-bar list-choice">
        <Choice<Resource> label="List" value={resource} options={resources} onChange={choose} />
        <Switch
          label="Load more instead of pages"
          on={paging === "more"}
          onChange={(on) => setPaging(on ? "more" : "pages")}
        />
      </p>
      <WithTraffic>
        {(client) => {
          const props = { client, paging, label: words(resource), renderItem: renderAny };
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

/** Every list is chosen in turn, and its first page read over HTTP. */
export const AllOfThem: Story = {
  play: async ({ canvas, userEvent }) => {
    const chooser = canvas.getByLabelText("List");
    await expect(resources).toHaveLength(19);
    for (const { value, path } of resources) {
      await userEvent.selectOptions(chooser, value);
      const list = await canvas.findByRole("region", { name: words(value) }, patience);
      await waitFor(() => expect(list).toHaveTextContent(/Page 1, \d+ items/), patience);
      const asked = path.replace("{employee}", "emp_00001");
      const [request] = canvas.getAllByText(`GET /api${asked}`);
      await expect(request).toBeVisible();
    }
  },
};

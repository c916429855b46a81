import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResourceList } from "parameter-form/query";
import { exampleLists } from "parameter-form/service";
import { type JSX, type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { type Scenario, WithTraffic } from "./WithTraffic.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

/** What the example service says of people. */
interface Employee {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly start_date: string;
}

const isEmployee = (item: unknown): item is Employee =>
  typeof item === "object" && item !== null && "first_name" in item;

const renderEmployee = (item: unknown): ReactNode =>
  isEmployee(item) && (
    <div className="row">
      <strong>
        {item.first_name} {item.last_name}
      </strong>
      <span>{item.email}</span>
      <span>since {item.start_date}</span>
    </div>
  );

interface EmployeesProps {
  readonly limit?: number;
  readonly paging?: "pages" | "more";
  readonly emptyAction?: ReactNode;
  /** The page to begin at, as an app would keep it in its URL. */
  readonly page?: string | null;
  /** Lists and faults of the service; the example lists, over HTTP, unless given. */
  readonly scenario?: Scenario;
}

/** Employees in a `<ResourceList>`, the app holding the page as it would hold it in its URL. */
function Employees(props: EmployeesProps): JSX.Element {
  const { limit = 25, page: first, scenario, paging, emptyAction } = props;
  const [page, setPage] = useState(first ?? null);
  return (
    <WithTraffic scenario={scenario}>
      {(client) => (
        <ResourceList
          client={client}
          list="employees"
          label="Employees"
          limit={limit}
          paging={paging}
          page={page}
          onPageChange={setPage}
          emptyAction={emptyAction}
          renderItem={renderEmployee}
        />
      )}
    </WithTraffic>
  );
}

const meta = {
  title: "Lists and tables/ResourceList",
  component: Employees,
  decorators: [withFreshCache],
} satisfies Meta<typeof Employees>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const few = (count: number): Scenario => ({
  lists: { employees: exampleLists.employees.slice(0, count) },
});

/** Over HTTP; Next and Previous are driven by keyboard and keep focus. */
export const MiddlePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole("button", { name: "Next" }, patience);
    await userEvent.click(next);
    await waitFor(
      () => expect(canvas.getByRole("status")).toHaveTextContent("Page 2, 25 items"),
      patience,
    );
    await expect(next).toHaveFocus();
    await expect(canvas.getByText("employee26@example.com")).toBeVisible();
  },
};

/** All there is fits one page: there is no pager. */
export const OnePage: Story = {
  args: { scenario: few(7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("employee7@example.com", {}, patience)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** An app's own button stands below. */
export const Empty: Story = {
  args: {
    scenario: few(0),
    emptyAction: <button className="pf-page-button">Add the first employee</button>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No employees yet", {}, patience)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Next" })).toBeNull();
  },
};

/** The service does not answer yet. */
export const Loading: Story = {
  args: { scenario: { faults: [{ latency: 1e9 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Loading the list");
  },
};

/** Each page takes a second; the one in sight stays until the next is there. */
export const Slow: Story = {
  args: { scenario: { faults: [{ latency: 1000 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }, patience));
    await expect(canvas.getByText("employee1@example.com")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the list");
    await expect(await canvas.findByText("employee26@example.com", {}, patience)).toBeVisible();
  },
};

/** The service fails at every try. */
export const Failing: Story = {
  args: { scenario: { faults: [{ fails: { status: 500 } }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(/not be loaded/);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("alert", {}, patience)).toBeVisible();
  },
};

/** The service fails until a request and its two retries are spent, and at the first one of Try again; its retry succeeds. */
export const RetrySucceeds: Story = {
  args: { scenario: { faults: [{ times: 4, fails: { status: 500 } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }, patience));
    await expect(await canvas.findByText("employee1@example.com", {}, patience)).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The address holds a link that leads elsewhere: nothing is sent, and the first page is one press away. */
export const RefusedLink: Story = {
  args: { page: "https://evil.example/employees?cursor=x" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      /cannot be opened/,
    );
    await expect(canvas.getByText("No request yet.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go to the first page" }));
    await expect(await canvas.findByText("employee1@example.com", {}, patience)).toBeVisible();
  },
};

export const LoadMore: Story = {
  args: { paging: "more", limit: 10 },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: "Load more" }, patience);
    await userEvent.click(more);
    await expect(await canvas.findByText("employee20@example.com", {}, patience)).toBeVisible();
    await expect(canvas.getByText("employee1@example.com")).toBeVisible();
    await expect(more).toHaveFocus();
  },
};

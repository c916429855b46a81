import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResourceList } from "parameter-form/query";
import { exampleLists } from "parameter-form/service";
import { type JSX, type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { type Scenario, WithTraffic } from "./WithTraffic.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

/** An employee of the example service. */
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
  /** The initial page. An app keeps it in its URL. */
  readonly page?: string | null;
  /**
   * Lists and faults of the service.
   *
   * @default the example lists, over HTTP
   */
  readonly scenario?: Scenario;
}

/** A `<ResourceList>` whose page is controlled by the app. */
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
const withEmployees = (count: number): Scenario => ({
  lists: { employees: exampleLists.employees.slice(0, count) },
});

/** Fetches over HTTP. Next and Previous keep focus after a press. */
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

/** All items fit on one page, so there are no paging buttons. */
export const OnePage: Story = {
  args: { scenario: withEmployees(7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("employee7@example.com", {}, patience)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** `emptyAction` renders a button below the message. */
export const Empty: Story = {
  args: {
    scenario: withEmployees(0),
    emptyAction: <button className="pf-page-button">Add the first employee</button>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No employees yet", {}, patience)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Next" })).toBeNull();
  },
};

/** The first page is loading. */
export const Loading: Story = {
  args: { scenario: { faults: [{ latency: 1e9 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Loading the list");
  },
};

/** Each request takes a second. The current page stays visible while the next one loads. */
export const Slow: Story = {
  args: { scenario: { faults: [{ latency: 1000 }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }, patience));
    await expect(canvas.getByText("employee1@example.com")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the list");
    await expect(await canvas.findByText("employee26@example.com", {}, patience)).toBeVisible();
  },
};

/** Every request fails. */
export const Failing: Story = {
  args: { scenario: { faults: [{ fails: { status: 500 } }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(/not be loaded/);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("alert", {}, patience)).toBeVisible();
  },
};

/** The request and its two retries fail. After Try again, the first request fails, too, and its retry succeeds. */
export const RetrySucceeds: Story = {
  args: { scenario: { faults: [{ times: 4, fails: { status: 500 } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }, patience));
    await expect(await canvas.findByText("employee1@example.com", {}, patience)).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The page in the URL is a link to another origin. It is not fetched, and a button opens the first page. */
export const ForeignLink: Story = {
  args: { page: "https://evil.example/employees?cursor=x" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert", {}, patience)).toHaveTextContent(
      /cannot be opened/,
    );
    await expect(canvas.getByText("No requests yet.")).toBeVisible();
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

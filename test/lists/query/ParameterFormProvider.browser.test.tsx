import type { Components, PartProps } from "parameter-form";
import {
  ParameterFormById,
  ParameterFormProvider,
  type ProvidedClient,
  ResourceList,
} from "parameter-form/query";
import { Component, type JSX, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { client, find, patience, show, withQueries } from "../../support/browser.tsx";

const Skeleton = vi.fn<(part: PartProps["Skeleton"]) => JSX.Element>(() => <p>Wait</p>);

const components: Partial<Components> = {
  Skeleton,
  Button: ({ button }: PartProps["Button"]): JSX.Element => <button {...button} data-whose="own" />,
};

const byId = <ParameterFormById formId="federal-w4" onSubmit={() => {}} />;
const list = <ResourceList list="employees" label="People" renderItem={() => "Somebody"} />;

test.each([
  { title: "form by its id", content: byId, shown: "form" },
  { title: "list", content: list, shown: ".pf-item" },
])("fetches a $title with the provider's client and renders the provider's parts", async (row) => {
  Skeleton.mockClear();
  show(
    withQueries(
      <ParameterFormProvider client={client} components={components}>
        {row.content}
      </ParameterFormProvider>,
    ),
  );
  await find(row.shown);
  expect(Skeleton).toHaveBeenCalled();
  expect(document.querySelectorAll("button").length).toBeGreaterThan(0);
  expect(document.querySelectorAll("button:not([data-whose=own])")).toHaveLength(0);
});

/** Shows what was thrown while its children were drawn. */
class Caught extends Component<{ readonly children: ReactNode }> {
  override state = { message: "" };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => (this.state.message ? <p>{this.state.message}</p> : this.props.children);
}

test("throws a clear error without any client", async () => {
  // React says of what a boundary caught.
  vi.spyOn(console, "error").mockImplementation((...words) => {
    expect(words.join(" ")).toMatch(/No client found|The above error occurred/);
  });
  show(withQueries(<Caught>{byId}</Caught>));
  await vi.waitFor(() => expect(document.body).toHaveTextContent(/No client found/), patience);
});

test("a nested provider keeps the outer client, and a form's own client takes precedence", async () => {
  const requests: string[] = [];
  const own: ProvidedClient = {
    ...client,
    getForm(...args) {
      requests.push(args[0]);
      return client.getForm(...args);
    },
  };
  show(
    withQueries(
      <ParameterFormProvider client={client}>
        <ParameterFormProvider locale="de-DE">
          <ParameterFormById client={own} formId="california-de-4" onSubmit={() => {}} />
          {byId}
        </ParameterFormProvider>
      </ParameterFormProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelectorAll("form")).toHaveLength(2), patience);
  expect(new Set(requests)).toEqual(new Set(["california-de-4"]));
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import { createClient } from "parameter-form/client";
import { type DraftStorage, FormCollection, useDraft } from "parameter-form/collection";
import { FormCollectionById } from "parameter-form/collection-by-id";
import { ParameterFormById, ResourceList } from "parameter-form/query";
import { apiExample, createService } from "parameter-form/service";
import { ResourceTable } from "parameter-form/table";
import { type JSX, type ReactNode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { announcements } from "./support/announced.ts";
import { questions } from "./support/questions.ts";

interface Item {
  readonly id: string;
}

const items = ["t_1", "t_2", "t_3"].map((id) => ({ id }));
const service = createService({ forms: [apiExample], lists: { taxes: items } });

/** A client whose requests fail from the given one on, at once or when `answer` is called. */
function failing(succeeding = 0) {
  const onRequest = vi.fn<() => void | Promise<void>>();
  let left = succeeding;
  const client = createClient<{ taxes: Item }>({
    baseUrl: "https://api.test",
    async fetch(request) {
      left--;
      await onRequest();
      if (left >= 0) return service(request);
      return new Response("", { status: 402 });
    },
  });
  return { client, onRequest };
}

type Service = ReturnType<typeof failing>;
type Client = Service["client"];

const queried = (children: ReactNode): JSX.Element => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const named = { ...questions("Name: string"), id: "n" };
const sign = () => undefined;
const columns = [{ accessorKey: "id", header: "Id" }];
const why = "Try again in a moment. If it happens again, tell the people who run this site.";
const notLoaded = `The form could not be loaded. ${why}`;

/** A collection whose draft cannot be read. */
function Undrafted({ onRequest }: Pick<Service, "onRequest">): JSX.Element {
  const [storage] = useState((): DraftStorage => ({
    async read(key) {
      if (key.endsWith("~accepted")) return null;
      await onRequest();
      throw new Error("blocked");
    },
    write: () => undefined,
    remove: () => undefined,
  }));
  const draft = useDraft(storage, { owner: "e", onError: () => undefined });
  return <FormCollection forms={[{ form: named, repeat: {} }]} draft={draft} onSign={sign} />;
}

const list = { list: "taxes", label: "Taxes", limit: 2, renderItem: ({ id }: Item) => id } as const;

interface Loading {
  readonly content: (client: Client, onRequest: Service["onRequest"]) => ReactNode;
  readonly message: string;
  /** Requests that succeed before the first that fails. */
  readonly succeeding?: number;
  /** What is pressed before that; "Try again" is pressed then. */
  readonly press?: string;
  readonly again?: string;
}

const loads: Readonly<Record<string, Loading>> = {
  "<ParameterFormById>": {
    content: (client) => <ParameterFormById client={client} formId="a" onSubmit={sign} />,
    message: notLoaded,
  },
  "<FormCollectionById>": {
    content: (client) => <FormCollectionById client={client} collectionId="a" onSign={sign} />,
    message: notLoaded,
  },
  "the first form of <FormCollection>": {
    content: (client) => <FormCollection client={client} forms={[{ id: "a" }]} onSign={sign} />,
    message: notLoaded,
  },
  "the repeated form of <FormCollection>": {
    content: (client) => (
      <FormCollection client={client} forms={[{ id: "a", repeat: {} }]} onSign={sign} />
    ),
    message: notLoaded,
  },
  "the items of <FormCollection> that its draft has": {
    content: (_, onRequest) => <Undrafted onRequest={onRequest} />,
    message: notLoaded,
  },
  "<ResourceList>": {
    content: (client) => <ResourceList {...list} client={client} />,
    message: `The list could not be loaded. ${why}`,
  },
  "<ResourceTable>": {
    content: (client) => (
      <ResourceTable client={client} list="taxes" label="Taxes" columns={columns} />
    ),
    message: `The list could not be loaded. ${why}`,
  },
  "the next page of <ResourceList>": {
    content: (client) => <ResourceList {...list} client={client} />,
    message: `The list could not be loaded. ${why}`,
    succeeding: 1,
    press: "Next",
  },
  "the next page of <ResourceList>, by Next": {
    content: (client) => <ResourceList {...list} client={client} />,
    message: `The list could not be loaded. ${why}`,
    succeeding: 1,
    press: "Next",
    again: "Next",
  },
  "more of <ResourceList>": {
    content: (client) => <ResourceList {...list} client={client} paging="more" />,
    message: `The list could not be loaded. ${why}`,
    succeeding: 1,
    press: "Load more",
  },
};

/** Presses as a person does: focus goes there first. */
const press = (name: string): void => {
  const button = screen.getByRole("button", { name });
  button.focus();
  act(() => button.click());
};

/** Renders what loads, and waits until its first failure is on the page. */
async function failOnce({ content, message, succeeding = 0, press: before }: Loading) {
  const service = failing(succeeding);
  render(queried(content(service.client, service.onRequest)));
  if (before) {
    await screen.findByText("t_1");
    press(before);
  }
  await screen.findByText(message);
  service.onRequest.mockClear();
  return service;
}

test.each(Object.entries(loads))(
  "%s announces each failed retry and keeps focus on the button",
  async (_, row) => {
    const { message, again = "Try again" } = row;
    const { onRequest } = await failOnce(row);
    const { taken } = announcements();
    for (const time of [1, 2]) {
      press(again);
      const pressed = document.activeElement;
      const announced: string[] = [];
      await waitFor(() => {
        announced.push(...taken());
        expect(announced.join(" | ")).toContain(message);
      });
      expect(announced[0]).toMatch(/^Loading the|Loading the form$/);
      expect(onRequest).toHaveBeenCalledTimes(time);
      expect(screen.getByText(message)).toBeVisible();
      expect(pressed).toHaveFocus();
      expect(pressed).toHaveTextContent(again);
      expect(pressed).not.toHaveAttribute("aria-disabled");
    }
  },
);

test.each(Object.entries(loads))(
  "%s is busy during a retry, and ignores presses meanwhile",
  async (_, row) => {
    const { again = "Try again" } = row;
    const { onRequest } = await failOnce(row);
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    onRequest.mockImplementation(() => gate);
    press(again);
    const button = () => screen.getByRole("button", { name: again });
    await waitFor(() => expect(button()).toHaveAttribute("aria-disabled", "true"));
    press(again);
    open();
    await waitFor(() => expect(button()).not.toHaveAttribute("aria-disabled"));
    expect(onRequest).toHaveBeenCalledTimes(1);
  },
);

const sayings = { form: ["The service is closed."] };

const submissions: Readonly<
  Record<string, readonly [drawn: () => ReactNode, press: string, said: string]>
> = {
  "<ParameterForm> that refuses at once": [
    () => <ParameterForm form={questions("Name: string?")} onSubmit={() => sayings} />,
    "Submit",
    "The service is closed.",
  ],
  "<ParameterForm> that refuses later": [
    () => <ParameterForm form={questions("Name: string?")} onSubmit={async () => sayings} />,
    "Submit",
    "The service is closed.",
  ],
  "<ParameterForm> without an answer": [
    () => <ParameterForm form={questions("Name: string")} onSubmit={() => undefined} />,
    "Submit",
    "Name",
  ],
  "<FormCollection> that is signed": [
    () => (
      <FormCollection
        forms={[{ form: named, defaultValues: { Name: "Ada" } }]}
        step="review"
        onSign={async () => sayings}
      />
    ),
    "Submit",
    "The service is closed.",
  ],
  "<FormCollection> without an answer": [
    () => <FormCollection forms={[{ form: named }]} step="review" onSign={sign} />,
    "Submit",
    "Name",
  ],
  "<FormCollection> without a signature": [
    () => (
      <FormCollection
        forms={[{ form: named, defaultValues: { Name: "Ada" } }]}
        step="sign"
        attestation={{ statement: "It is true." }}
        onSign={sign}
      />
    ),
    "Sign and submit",
    "Type your full name to sign",
  ],
  "<FormCollection> with an unfinished item": [
    () => <FormCollection forms={[{ form: named, repeat: { min: 1 } }]} onSign={sign} />,
    "Continue",
    "is not finished",
  ],
};

test.each(Object.entries(submissions))(
  "%s announces each failed attempt",
  async (_, [content, button, message]) => {
    render(content());
    await act(async () => {});
    press(button);
    await act(async () => {});
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(message);
    for (const _time of [2, 3]) {
      const { taken } = announcements();
      press(button);
      await act(async () => {});
      expect(taken().join(" | ")).toContain(message);
      expect(screen.getByRole("alert")).toHaveFocus();
    }
  },
);

describe("<FormCollection> whose draft cannot be saved", () => {
  function Drafted({ fails }: { readonly fails: () => boolean }): JSX.Element {
    const [storage] = useState((): DraftStorage => ({
      read: () => null,
      write() {
        if (fails()) throw new Error("full");
      },
      remove: () => undefined,
    }));
    const draft = useDraft(storage, { owner: "e", onError: () => undefined });
    return <FormCollection forms={[{ form: named }]} draft={draft} onSign={sign} />;
  }
  test.each([true, false])(
    "announces each failed “Save and finish later”: %s",
    async (isFailing) => {
      render(<Drafted fails={() => isFailing} />);
      await act(async () => {});
      const input = screen.getByLabelText("Name");
      const { default: userEvent } = await import("@testing-library/user-event");
      await userEvent.type(input, "Ada");
      press("Save and finish later");
      const message = isFailing ? /Could not save your answers/ : /You can close this page/;
      await screen.findByText(message);
      const { taken } = announcements();
      for (const _time of [2, 3]) {
        press("Save and finish later");
        await act(async () => {});
        await waitFor(() => expect(taken().join(" | ")).toMatch(message));
        expect(screen.getByRole("button", { name: "Save and finish later" })).toHaveFocus();
      }
    },
  );
});

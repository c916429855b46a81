import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Collection, parseCollection } from "parameter-form/document";
import { type JSX, useLayoutEffect, useState } from "react";
import {
  type CollectionBuilderApi,
  type CollectionBuilderOptions,
  useCollectionBuilder,
} from "../../../src/builder/useCollectionBuilder.ts";

type Render = (builder: CollectionBuilderApi) => JSX.Element;

/** Renders a pane with the builder of a document. */
export function renderPane(
  json: unknown,
  pane: Render,
  options: Partial<CollectionBuilderOptions> = {},
) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  let latest: CollectionBuilderApi | undefined;
  function Page(): JSX.Element {
    const [document, setDocument] = useState<Collection>(() => parseCollection(json));
    const builder = useCollectionBuilder({ document, onChange: setDocument, ...options });
    useLayoutEffect(() => {
      latest = builder;
    });
    return (
      <main>
        <button type="button">Elsewhere</button>
        {pane(builder)}
      </main>
    );
  }
  render(<Page />);
  const builder = (): CollectionBuilderApi => {
    if (!latest) throw new Error("Nothing is rendered");
    return latest;
  };
  return {
    user,
    builder,
    /** Runs a step as another pane does. */
    run: (step: Parameters<CollectionBuilderApi["run"]>[0]) => act(() => builder().run(step)),
    press: (name: string | RegExp) => user.click(screen.getByRole("button", { name })),
    leave: () => user.click(screen.getByRole("button", { name: "Elsewhere" })),
  };
}

/** The texts of the elements with a role. */
export const textsOf = (role: string): readonly string[] =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent ?? "");

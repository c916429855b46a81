import { adapter } from "bench-adapter";
import { createElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { type Definition, type Values } from "../forms.ts";
import { answersOf, formOf, type Size } from "../sizes.ts";
import { nextFrame, settle } from "./frames.ts";
import { watchMount } from "./watchMount.ts";

/** Where the form is drawn. */
export const place = document.body.appendChild(document.createElement("main"));

interface Stage {
  form: Definition;
  /** Takes what the form submits. */
  onSubmit: (answers: Values) => void;
  /** What React had to mend while hydrating. */
  readonly complaints: string[];
}

export const stage: Stage = { form: formOf(0), onSubmit: () => {}, complaints: [] };

let values: Values | undefined;
let root: Root | undefined;

const element = () =>
  createElement(adapter.Form, {
    form: stage.form,
    ...(values && { values }),
    onSubmit: (given) => stage.onSubmit(given),
  });

/** Work begins in a task of its own, as after a navigation or a click, not inside the protocol's. */
export const task = (work: () => void): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => {
      work();
      resolve();
    }),
  );

/** Puts the form on the page and takes it away. */
export const drawing = {
  prepare(size: Size, options: number, filled: boolean): void {
    stage.form = formOf(size, options);
    values = filled ? answersOf(stage.form) : undefined;
  },

  async mount() {
    const watch = watchMount(place, adapter.controls, stage.form.parameters.length);
    await task(() => {
      watch.start();
      root = createRoot(place);
      root.render(element());
    });
    return watch.done();
  },

  /** Takes over HTML that a server drew. */
  async hydrate() {
    let start = 0;
    await task(() => {
      start = performance.now();
      root = hydrateRoot(place, element(), {
        onRecoverableError: (error) => stage.complaints.push(String(error)),
      });
    });
    await nextFrame();
    await settle(place);
    return { wall: performance.now() - start };
  },

  async unmount(): Promise<void> {
    root?.unmount();
    place.replaceChildren();
    await settle(place);
  },

  setHtml(html: string): void {
    place.innerHTML = html;
  },
};

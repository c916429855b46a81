import { ParameterForm, type Session } from "parameter-form";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeViolations } from "../../support/axeViolations.ts";
import { expectFocus, patience, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";
import { designSystems } from "../../adapters/designSystems.tsx";
import { dialogs } from "../hosts/dialogs.tsx";
import { endsAt, fakeClock, hour, loaded, passUntil } from "./sessionClock.ts";

const form = questions("Note: string");
const later = new Date(endsAt.getTime() + hour);

fakeClock();

test.each(Object.entries(dialogs))(
  "in a dialog of %s, Escape extends and closes only the warning",
  async (_, Dialog) => {
    const onClose = vi.fn<() => void>();
    const extend = vi.fn<Session["extend"]>(async () => later);
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog open={open} onClose={onClose}>
            <ParameterForm form={form} onSubmit={() => {}} session={{ endsAt, extend }} />
          </Dialog>
        </>
      );
    }
    show(<Page />);
    await userEvent.click(page.getByRole("button", { name: "Open" }));
    await loaded();
    const note = page.getByLabelText("Note");
    await userEvent.fill(note, "Typed");
    passUntil(90);
    await expectFocus("Stay signed in");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog", { name: "You" })).not.toBeInTheDocument();
    await expectFocus("Note");
    expect(extend).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(note).toHaveValue("Typed");
  },
);

/** Waits for the transitions of a design system: axe judges no contrast while they run. */
const expectNoViolations = (): Promise<void> =>
  vi.waitFor(async () => expect(await axeViolations()).toEqual([]), patience);

const ownParts = ["own parts", {}, (children: ReactNode) => children] as const;

test.each([ownParts, ...designSystems])(
  "with %s, axe finds nothing in the warning, in its failure and after the end",
  async (_, components, around) => {
    const report = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
    const session = { endsAt, extend: () => Promise.reject(new Error("no")) };
    show(
      around(
        <ParameterForm form={form} components={components} onSubmit={() => {}} session={session} />,
      ),
    );
    await loaded();
    passUntil(90);
    await expectFocus("Stay signed in");
    await expectNoViolations();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expectFocus("Stay signed in");
    await expectNoViolations();
    passUntil(0);
    await expectFocus("Your session ended: 3:42 PM");
    await expectNoViolations();
    report.mockRestore();
  },
);

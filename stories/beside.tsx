import type { UserEvent } from "@testing-library/user-event";
import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { federalW4 } from "parameter-form/service";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";

const titled = (description: string) => ({ ...federalW4, description });
const named = "In your design system";

/** What a design system asks to be put around a page. */
export type Around = (children: ReactNode, theme: "light" | "dark") => ReactNode;

/** Draws the W-4 as it comes, and again with the parts of a design system. */
export const beside =
  (around: Around) =>
  (args: ParameterFormProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <div className="beside">
      <section aria-label="As it comes">
        <ParameterForm {...args} components={{}} form={titled("W-4 as it comes")} />
      </section>
      <section aria-label={named}>
        {around(
          <ParameterForm {...args} form={titled("W-4 in your design system")} />,
          globals["theme"] === "dark" ? "dark" : "light",
        )}
      </section>
    </div>
  );

/** Submits nothing, hears of it, and types an amount, in the design system's parts. */
export async function tryBeside(canvas: HTMLElement, userEvent: UserEvent): Promise<void> {
  const own = within(within(canvas).getByRole("region", { name: named }));
  await userEvent.click(own.getByRole("button", { name: "Submit" }));
  await expect(await own.findByRole("alert")).toHaveFocus();
  const amount = own.getByLabelText(/extra withholding/i);
  await userEvent.type(amount, "1234.5");
  await expect(amount).toHaveValue("1,234.5");
}

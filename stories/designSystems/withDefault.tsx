import type { UserEvent } from "@testing-library/user-event";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { exampleSections, federalW4, personalDetails } from "parameter-form/service";
import { expect, fn, within } from "storybook/test";
import { type Wrap, themeIn } from "./index.ts";

const withTitle = (description: string) => ({ ...federalW4, description });
const ownLabel = "In your design system";

/** Renders the W-4 with the default components and, next to it, with those of a design system. */
export const withDefault =
  (wrap: Wrap) =>
  (args: ParameterFormProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <div className="with-default">
      <section aria-label="Default">
        <ParameterForm {...args} components={{}} form={withTitle("W-4 by default")} />
      </section>
      <section aria-label={ownLabel}>
        {wrap(
          <ParameterForm {...args} form={withTitle("W-4 in your design system")} />,
          themeIn(globals),
        )}
      </section>
    </div>
  );

/** Submits an empty form, expects the error summary and types an amount, in the design system's form. */
async function submitAndType(canvas: HTMLElement, userEvent: UserEvent): Promise<void> {
  const own = within(within(canvas).getByRole("region", { name: ownLabel }));
  await userEvent.click(own.getByRole("button", { name: "Submit" }));
  await expect(await own.findByRole("alert")).toHaveFocus();
  const amount = own.getByLabelText(/extra withholding/i);
  await userEvent.type(amount, "1234.5");
  await expect(amount).toHaveValue("1,234.5");
}

type FormMeta = Meta<typeof ParameterForm>;

/** Annotations of a story that renders the W-4 twice. */
export const comparisonMeta = {
  args: {
    form: federalW4,
    sections: exampleSections["federal-w4"],
    fields: { filing_status: { selectAs: "radio" } },
    onSubmit: fn<SubmitHandler>(),
  },
  render: withDefault((children) => children),
  play: async ({ args, canvasElement, userEvent }) => {
    await submitAndType(canvasElement, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies FormMeta;

/** Annotations of a story that opens a searchable select with matches. */
export const searchedSelect = {
  args: { form: personalDetails },
  async play({ canvas, userEvent }) {
    const search = { selector: "[aria-autocomplete=list]" };
    await userEvent.type(
      await canvas.findByLabelText(/state/i, search, { timeout: 10_000 }),
      "new",
    );
    await expect(await canvas.findByRole("option", { name: /New York/ })).toBeVisible();
  },
} satisfies StoryObj<FormMeta>;

import type { UserEvent } from "@testing-library/user-event";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { exampleSections, federalW4, personalDetails } from "parameter-form/service";
import { expect, fn, within } from "storybook/test";
import { type Around, themeIn } from "./index.ts";

const titled = (description: string) => ({ ...federalW4, description });
const named = "In your design system";

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
          themeIn(globals),
        )}
      </section>
    </div>
  );

/** Submits nothing, hears of it, and types an amount, in the design system's parts. */
async function tryBeside(canvas: HTMLElement, userEvent: UserEvent): Promise<void> {
  const own = within(within(canvas).getByRole("region", { name: named }));
  await userEvent.click(own.getByRole("button", { name: "Submit" }));
  await expect(await own.findByRole("alert")).toHaveFocus();
  const amount = own.getByLabelText(/extra withholding/i);
  await userEvent.type(amount, "1234.5");
  await expect(amount).toHaveValue("1,234.5");
}

type FormMeta = Meta<typeof ParameterForm>;

/** The W-4 beside itself, and what is tried in it. */
export const besideMeta = {
  args: {
    form: federalW4,
    sections: exampleSections["federal-w4"],
    fields: { filing_status: { selectAs: "radio" } },
    onSubmit: fn<SubmitHandler>(),
  },
  render: beside((children) => children),
  play: async ({ args, canvasElement, userEvent }) => {
    await tryBeside(canvasElement, userEvent);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies FormMeta;

/** A form with a select that is searched, open where it found something. */
export const searched = {
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

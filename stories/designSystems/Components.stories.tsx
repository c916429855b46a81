import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Components, ParameterForm, type PartProps } from "parameter-form";
import type { JSX } from "react";
import { comparisonMeta } from "./withDefault.tsx";
import "./components.css";

const ownInput: Partial<Components> = {
  TextInput: ({ input, before, after, children }: PartProps["TextInput"]): JSX.Element => (
    <div className="own-input">
      {before && <span aria-hidden="true">{before}</span>}
      <input {...input} />
      {after && <span aria-hidden="true">{after}</span>}
      {children}
    </div>
  ),
};

const meta = {
  title: "Design systems/A part of your own",
  ...comparisonMeta,
  component: ParameterForm,
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `components` replaces one part. It spreads its `input` props on an `<input>`. */
export const OwnInput: Story = { args: { components: ownInput } };

/** `components` in `fields` replaces a part for one parameter. */
export const ForOneParameter: Story = {
  args: {
    fields: {
      filing_status: { selectAs: "radio" },
      extra_withholding: { components: ownInput },
    },
  },
};

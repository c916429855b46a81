import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Components, ParameterForm, type PartProps } from "parameter-form";
import type { JSX } from "react";
import { besideMeta } from "./beside.tsx";
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
  ...besideMeta,
  component: ParameterForm,
} satisfies Meta<typeof ParameterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One part of your own: an `<input>` that everything it is given is spread on. */
export const OwnInput: Story = { args: { components: ownInput } };

/** A part of your own for one parameter. */
export const ForOneParameter: Story = {
  args: {
    fields: {
      filing_status: { selectAs: "radio" },
      extra_withholding: { components: ownInput },
    },
  },
};

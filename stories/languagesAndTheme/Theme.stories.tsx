import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { federalW4 } from "parameter-form/service";
import { type JSX, useState } from "react";
import { expect } from "storybook/test";
import "../shared/controls.css";
import "./Theme.css";
import { type Token, tokens } from "./tokens.ts";

type Changed = Readonly<Record<string, Pick<Token, "light" | "dark">>>;

const valueOf = ({ light, dark }: Pick<Token, "light" | "dark">): string =>
  dark === undefined ? light : `light-dark(${light}, ${dark})`;

const ruleOf = (changed: Changed): string => {
  const lines = Object.entries(changed).map(([name, value]) => `  ${name}: ${valueOf(value)};`);
  return lines.length === 0 ? "" : [".pf-form {", ...lines, "}"].join("\n");
};

interface TokenRowProps {
  readonly token: Token;
  readonly value: Pick<Token, "light" | "dark">;
  onChange(value: Pick<Token, "light" | "dark">): void;
}

function TokenRow({ token: { name, use, dark }, value, onChange }: TokenRowProps): JSX.Element {
  const type = dark === undefined ? "text" : "color";
  return (
    <tr>
      <th scope="row">
        <code dir="ltr">{name}</code>
        <p>{use}</p>
      </th>
      {(["light", "dark"] as const).map((scheme) => (
        <td key={scheme}>
          {value[scheme] !== undefined && (
            <input
              className="demo-control"
              type={type}
              dir="ltr"
              aria-label={`${name}, ${scheme}`}
              value={value[scheme]}
              onChange={(event) => onChange({ ...value, [scheme]: event.target.value })}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Change a variable to see its effect on the form. Copy the rule below into your style sheet. */
function ThemeEditor(): JSX.Element {
  const [changed, setChanged] = useState<Changed>({});
  const rule = ruleOf(changed);
  return (
    <div className="theme">
      <div>
        <style>{rule}</style>
        <ParameterForm
          form={federalW4}
          defaultValues={{ first_name: "Ada B" }}
          onSubmit={() => {}}
        />
      </div>
      <section className="tokens" aria-label="Variables">
        <table>
          <thead>
            <tr>
              <th scope="col">Variable</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <TokenRow
                key={token.name}
                token={token}
                value={changed[token.name] ?? token}
                onChange={({ light, dark }) =>
                  setChanged((before) => ({
                    ...before,
                    [token.name]: dark === undefined ? { light } : { light, dark },
                  }))
                }
              />
            ))}
          </tbody>
        </table>
        <h2>Your rule</h2>
        <pre dir="ltr" data-testid="rule">
          {rule || "Change a variable to see it."}
        </pre>
      </section>
    </div>
  );
}

const meta = {
  title: "Languages and theme/Theme",
  component: ThemeEditor,
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editor: Story = {};

/** A changed `--pf-radius`, with the rule to copy. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    const radius = canvas.getByLabelText("--pf-radius, light");
    await userEvent.clear(radius);
    await userEvent.type(radius, "0px");
    const name = canvas.getByLabelText(/First name/);
    await expect(getComputedStyle(name).borderRadius).toBe("0px");
    await expect(canvas.getByTestId("rule")).toHaveTextContent(".pf-form { --pf-radius: 0px; }");
  },
};

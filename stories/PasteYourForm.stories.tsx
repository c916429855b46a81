import type { Meta, StoryObj } from "@storybook/react-vite";
import { ParameterForm } from "parameter-form";
import { type DefinitionIssue, safeParseForm } from "parameter-form/core";
import { apiExample } from "parameter-form/service";
import { type JSX, useState } from "react";
import { expect } from "storybook/test";
import "./PasteYourForm.css";
import { WithAnswer } from "./WithAnswer.tsx";

interface FindingsProps {
  readonly title: string;
  readonly findings: readonly DefinitionIssue[];
}

/** Findings that are drawn: there may be fifty thousand. */
const drawn = 100;

function Findings({ title, findings }: FindingsProps): JSX.Element | null {
  if (findings.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <dl>
        {findings.slice(0, drawn).map(({ path, message }) => (
          <div key={`${path} ${message}`}>
            <dt>
              <bdi dir="ltr">{path}</bdi>
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
      {findings.length > drawn && <p>And {findings.length - drawn} more</p>}
    </>
  );
}

/** What is told of text that is no JSON. */
const notJson: DefinitionIssue = { path: "$", code: "unreadable", message: "this is not JSON" };

function jsonIn(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

interface DefinedProps {
  readonly text: string;
}

/** The form that a text describes, or everything that stands in its way. */
function Defined({ text }: DefinedProps): JSX.Element {
  const read = jsonIn(text);
  if (!read) return <Findings title="No form" findings={[notJson]} />;
  const parsed = safeParseForm(read.json);
  if (!parsed.ok)
    return <Findings title={`${parsed.issues.length} issues`} findings={parsed.issues} />;
  return (
    <>
      <WithAnswer>
        {(onSubmit) => <ParameterForm form={parsed.form} onSubmit={onSubmit} />}
      </WithAnswer>
      <Findings title="Warnings" findings={parsed.warnings} />
    </>
  );
}

interface PasteYourFormProps {
  /** The definition to begin with, as JSON. */
  readonly json: string;
}

/** Paste what `GET /forms/{form_id}` answers. Nothing leaves this page. */
function PasteYourForm({ json }: PasteYourFormProps): JSX.Element {
  const [text, setText] = useState(json);
  return (
    <div className="paste">
      <label>
        Your form's JSON
        <textarea
          dir="ltr"
          rows={24}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div>
        <Defined text={text} />
      </div>
    </div>
  );
}

const meta = {
  title: "Paste your form",
  component: PasteYourForm,
  args: { json: JSON.stringify(apiExample, null, 2) },
} satisfies Meta<typeof PasteYourForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

/** Each issue with its path, in document order. */
export const Issues: Story = {
  args: {
    json: JSON.stringify(
      {
        parameters: [
          { name: "status", label: "Status", type: "select", required: true, options: [] },
          { name: "pay", type: "currency", required: "yes" },
        ],
      },
      null,
      2,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("$.parameters[0].options")).toBeVisible();
    await expect(canvas.getByText("$.parameters[1].label")).toBeVisible();
    const text = canvas.getByLabelText("Your form's JSON");
    await userEvent.clear(text);
    await userEvent.type(text, "{{");
    await expect(canvas.getByText("this is not JSON")).toBeVisible();
  },
};

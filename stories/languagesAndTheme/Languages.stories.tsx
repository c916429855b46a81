import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, type Translation } from "parameter-form/locales/en";
import { es } from "parameter-form/locales/es";
import { ParameterFormById } from "parameter-form/query";
import { type JSX, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { client } from "../shared/client.ts";
import { Choice } from "../shared/controls.tsx";
import { languageChoices, loadLanguage } from "../shared/languages.ts";
import { showPayload } from "../shared/showPayload.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

interface InAnyLanguageProps {
  readonly initial: string;
  readonly formId: string;
  /** The messages of `initial`, which a loader loads. */
  readonly messages?: Translation;
}

/** The service has the W-4 in English and Spanish; in the other languages its questions are English, and marked as such. */
function InAnyLanguage({ initial, formId, messages: first = en }: InAnyLanguageProps): JSX.Element {
  const [{ lang, messages }, setLanguage] = useState({ lang: initial, messages: first });
  return (
    <div lang={messages.lang} dir={lang === "ar" ? "rtl" : undefined}>
      <Choice
        label={<span lang="en">Language</span>}
        value={lang}
        options={languageChoices}
        onChange={(chosen) => void loadLanguage(chosen).then(setLanguage)}
      />
      <hr />
      <ParameterFormById
        client={client}
        formId={formId}
        locale={`${lang}-US`}
        messages={messages}
        onSubmit={() => {}}
        afterSubmit={showPayload}
      />
    </div>
  );
}

const meta = {
  title: "Languages and theme/Eleven languages",
  component: InAnyLanguage,
  decorators: [withFreshCache],
  args: { initial: "es", formId: "federal-w4" },
  argTypes: {
    initial: { control: "select", options: languageChoices.map(({ value }) => value) },
    messages: { table: { disable: true } },
  },
  loaders: [({ args }) => loadLanguage(args.initial)],
  render: (args, { loaded }) => (
    <InAnyLanguage key={args.initial} {...args} messages={loaded["messages"]} />
  ),
  play: async ({ canvas, loaded: { messages }, userEvent }) => {
    const button = await canvas.findByRole(
      "button",
      { name: messages.submit },
      { timeout: 10_000 },
    );
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(messages.summaryHeading);
  },
} satisfies Meta<typeof InAnyLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {};
export const French: Story = { args: { initial: "fr" } };
export const German: Story = { args: { initial: "de" } };
export const Portuguese: Story = { args: { initial: "pt" } };
export const Chinese: Story = { args: { initial: "zh" } };
export const Vietnamese: Story = { args: { initial: "vi" } };
export const Tagalog: Story = { args: { initial: "tl" } };
export const Korean: Story = { args: { initial: "ko" } };
export const Hindi: Story = { args: { initial: "hi" } };

/** The direction is the app's: here `dir="rtl"` around the form. */
export const Arabic: Story = { args: { initial: "ar" } };

/** What was typed stays, and what stands on the screen is told in the new language. */
export const Switched: Story = {
  args: { initial: "en" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(/First name/, {}, { timeout: 10_000 }),
      "Ana",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.summaryHeading);
    await userEvent.selectOptions(canvas.getByLabelText("Language"), "Español");
    await expect(await canvas.findByLabelText(/primer nombre/)).toHaveValue("Ana");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(es.summaryHeading));
    await expect(canvasElement.querySelector("form")).toHaveAttribute("lang", "es");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, type Translation } from "parameter-form/locales/en";
import { es } from "parameter-form/locales/es";
import { ParameterFormById } from "parameter-form/query";
import { type JSX, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { client } from "../shared/client.ts";
import { DemoSelect } from "../shared/controls.tsx";
import { languageChoices, loadLanguage } from "../shared/languages.ts";
import { showPayload } from "../shared/showPayload.tsx";
import { withFreshCache } from "../shared/withFreshCache.tsx";

interface InAnyLanguageProps {
  readonly initial: string;
  readonly formId: string;
  /** The messages of `initial`, loaded by the story's loader. */
  readonly messages?: Translation;
}

/** A form in any of the languages. The service has the W-4 in English and Spanish. Other languages show English questions with `lang="en"`. */
function InAnyLanguage({ initial, formId, messages: first = en }: InAnyLanguageProps): JSX.Element {
  const [{ lang, messages }, setLanguage] = useState({ lang: initial, messages: first });
  return (
    <div lang={messages.lang} dir={lang === "ar" ? "rtl" : undefined}>
      <DemoSelect
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

/** The app sets `dir="rtl"` around the form. */
export const Arabic: Story = { args: { initial: "ar" } };

/** Changing the language keeps answers and translates visible messages. */
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { ar } from "parameter-form/locales/ar";
import { de } from "parameter-form/locales/de";
import { en, type Translation } from "parameter-form/locales/en";
import { es } from "parameter-form/locales/es";
import { fr } from "parameter-form/locales/fr";
import { hi } from "parameter-form/locales/hi";
import { ko } from "parameter-form/locales/ko";
import { pt } from "parameter-form/locales/pt";
import { tl } from "parameter-form/locales/tl";
import { vi } from "parameter-form/locales/vi";
import { zh } from "parameter-form/locales/zh";
import { ParameterFormById } from "parameter-form/query";
import { type JSX, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { client } from "./client.ts";
import { Choice } from "./controls.tsx";
import { WithAnswer } from "./WithAnswer.tsx";
import { withFreshCache } from "./withFreshCache.tsx";

const languages: ReadonlyMap<string, readonly [name: string, messages: Translation]> = new Map([
  ["en", ["English", en]],
  ["es", ["Español", es]],
  ["fr", ["Français", fr]],
  ["de", ["Deutsch", de]],
  ["pt", ["Português", pt]],
  ["zh", ["简体中文", zh]],
  ["vi", ["Tiếng Việt", vi]],
  ["tl", ["Tagalog", tl]],
  ["ko", ["한국어", ko]],
  ["ar", ["العربية", ar]],
  ["hi", ["हिन्दी", hi]],
]);

const messagesIn = (code: string): Translation => languages.get(code)?.[1] ?? en;

interface InAnyLanguageProps {
  readonly initial: string;
  readonly formId: string;
}

/** The service has the W-4 in English and Spanish; in the other languages its questions are English, and marked as such. */
function InAnyLanguage({ initial, formId }: InAnyLanguageProps): JSX.Element {
  const [chosen, choose] = useState(initial);
  const messages = messagesIn(chosen);
  return (
    <div lang={messages.lang} dir={chosen === "ar" ? "rtl" : undefined}>
      <Choice
        label={<span lang="en">Language</span>}
        value={chosen}
        options={[...languages].map(([value, [name, { lang }]]) => ({ value, name, lang }))}
        onChange={choose}
      />
      <hr />
      <WithAnswer>
        {(onSubmit) => (
          <ParameterFormById
            client={client}
            formId={formId}
            locale={`${chosen}-US`}
            messages={messages}
            onSubmit={onSubmit}
          />
        )}
      </WithAnswer>
    </div>
  );
}

const meta = {
  title: "Languages and theme/Languages",
  component: InAnyLanguage,
  decorators: [withFreshCache],
  args: { initial: "es", formId: "federal-w4" },
  argTypes: { initial: { control: "select", options: [...languages.keys()] } },
  render: (args) => <InAnyLanguage key={args.initial} {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const messages = messagesIn(args.initial);
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

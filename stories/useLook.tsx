import { ParameterFormProvider } from "parameter-form";
import { en, type Translation } from "parameter-form/locales/en";
import { type JSX, type ReactNode, useState } from "react";
import { addons } from "storybook/preview-api";
import { Choice } from "./controls.tsx";
import { asItComes, type DesignSystem, designSystems } from "./designSystems/index.ts";
import { languages } from "./languages.ts";

export type Theme = "light" | "dark";

/** The theme that Storybook's toolbar says. */
export const themeIn = (globals: Readonly<Record<string, unknown>>): Theme =>
  globals["theme"] === "dark" ? "dark" : "light";

const chooseTheme = (theme: Theme): void =>
  addons.getChannel().emit("updateGlobals", { globals: { theme } });

const themes = [
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
] as const;
const systemChoices = Object.keys(designSystems).map((name) => ({ value: name, name }));
const languageChoices = Object.entries(languages).map(([lang, { name }]) => ({
  value: lang,
  name,
  lang,
}));

interface Look {
  /** The name of the design system: what is drawn with another one is drawn anew. */
  readonly system: string;
  readonly messages: Translation;
  readonly switches: JSX.Element;
  draw(forms: ReactNode): JSX.Element;
}

/** The design system, language and theme of the forms of a page, and the switches to choose them. */
export function useLook(theme: Theme): Look {
  const [{ name, components, around }, setSystem] = useState<DesignSystem & { name: string }>({
    name: "As it comes",
    ...asItComes,
  });
  const [messages, setMessages] = useState<Translation>(en);
  const chooseSystem = async (chosen: string): Promise<void> =>
    setSystem({ name: chosen, ...((await designSystems[chosen]?.()) ?? asItComes) });
  const chooseLanguage = async (lang: string): Promise<void> =>
    setMessages((await languages[lang]?.load()) ?? en);
  return {
    system: name,
    messages,
    switches: (
      <>
        <Choice
          label="Design system"
          value={name}
          options={systemChoices}
          onChange={(chosen) => void chooseSystem(chosen)}
        />
        <Choice
          label="Language"
          value={messages.lang}
          options={languageChoices}
          onChange={(lang) => void chooseLanguage(lang)}
        />
        <Choice label="Colours" value={theme} options={themes} onChange={chooseTheme} />
      </>
    ),
    draw: (forms) => (
      <div lang={messages.lang} dir={messages.lang === "ar" ? "rtl" : undefined}>
        {around(
          <ParameterFormProvider
            components={components}
            messages={messages}
            locale={`${messages.lang}-US`}
          >
            {forms}
          </ParameterFormProvider>,
          theme,
        )}
      </div>
    ),
  };
}

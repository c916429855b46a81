import { ParameterFormProvider } from "parameter-form";
import { type JSX, type ReactNode, useState } from "react";
import { addons } from "storybook/preview-api";
import { asItComes, type DesignSystem, designSystems, type Theme } from "../designSystems/index.ts";
import { Choice } from "./controls.tsx";
import { english, languageChoices, loadLanguage } from "./languages.ts";

const chooseTheme = (theme: Theme): void =>
  addons.getChannel().emit("updateGlobals", { globals: { theme } });

const themes = [
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
] as const;
const systemChoices = Object.keys(designSystems).map((name) => ({ value: name, name }));

interface Appearance {
  /** The name of the design system. Another one mounts the forms anew. */
  readonly system: string;
  readonly lang: string;
  /** The selects of design system, language and theme. */
  readonly switches: JSX.Element;
  /** Renders forms with the chosen design system and language. */
  render(forms: ReactNode): JSX.Element;
}

/** Tracks the design system and the language of a page's forms. The theme is that of Storybook's toolbar. */
export function useAppearance(theme: Theme): Appearance {
  const [{ name, components, around }, setSystem] = useState<DesignSystem & { name: string }>({
    name: "As it comes",
    ...asItComes,
  });
  const [{ lang, messages }, setLanguage] = useState(english);
  const chooseSystem = async (chosen: string): Promise<void> =>
    setSystem({ name: chosen, ...((await designSystems[chosen]?.()) ?? asItComes) });
  return {
    system: name,
    lang,
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
          value={lang}
          options={languageChoices}
          onChange={(chosen) => void loadLanguage(chosen).then(setLanguage)}
        />
        <Choice label="Colours" value={theme} options={themes} onChange={chooseTheme} />
      </>
    ),
    render: (forms) => (
      <div lang={messages.lang} dir={lang === "ar" ? "rtl" : undefined}>
        {around(
          <ParameterFormProvider components={components} messages={messages} locale={`${lang}-US`}>
            {forms}
          </ParameterFormProvider>,
          theme,
        )}
      </div>
    ),
  };
}

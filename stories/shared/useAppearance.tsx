import { ParameterFormProvider } from "parameter-form";
import { type JSX, type ReactNode, useState } from "react";
import { addons } from "storybook/preview-api";
import {
  defaultSystem,
  type DesignSystem,
  designSystems,
  type Theme,
} from "../designSystems/index.ts";
import { DemoSelect } from "./controls.tsx";
import { english, languageChoices, loadLanguage } from "./languages.ts";

const chooseTheme = (theme: Theme): void =>
  addons.getChannel().emit("updateGlobals", { globals: { theme } });

const themes = [
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
] as const;
const systemChoices = Object.keys(designSystems).map((name) => ({ value: name, name }));

interface Appearance {
  /** The name of the design system. Use it as `key`, because components cannot change while mounted. */
  readonly system: string;
  readonly lang: string;
  /** The selects of design system, language and theme. */
  readonly controls: JSX.Element;
  /** Renders forms with the chosen design system and language. */
  render(forms: ReactNode): JSX.Element;
}

/** Tracks the design system and the language of a page's forms. The theme is that of Storybook's toolbar. */
export function useAppearance(theme: Theme): Appearance {
  const [{ name, components, wrap: around }, setSystem] = useState<DesignSystem & { name: string }>(
    {
      name: "Default",
      ...defaultSystem,
    },
  );
  const [{ lang, messages }, setLanguage] = useState(english);
  const chooseSystem = async (chosen: string): Promise<void> =>
    setSystem({ name: chosen, ...((await designSystems[chosen]?.()) ?? defaultSystem) });
  return {
    system: name,
    lang,
    controls: (
      <>
        <DemoSelect
          label="Design system"
          value={name}
          options={systemChoices}
          onChange={(chosen) => void chooseSystem(chosen)}
        />
        <DemoSelect
          label="Language"
          value={lang}
          options={languageChoices}
          onChange={(chosen) => void loadLanguage(chosen).then(setLanguage)}
        />
        <DemoSelect label="Colours" value={theme} options={themes} onChange={chooseTheme} />
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

/** What an app imports for a design system, by the name that the switch has for it. */
const imports: Readonly<Record<string, readonly [name: string, from: string]>> = {
  "Material UI": ["muiComponents", "parameter-form/adapters/mui"],
  Mantine: ["mantineComponents", "parameter-form/adapters/mantine"],
  "Chakra UI": ["chakraComponents", "parameter-form/adapters/chakra"],
  "React Aria": ["reactAriaComponents", "parameter-form/adapters/react-aria"],
  "shadcn/ui": ["shadcnComponents", "@/components/parameter-form"],
};

/** How a form is drawn. */
interface Drawn {
  readonly system: string;
  readonly lang: string;
}

/** A component that draws the form, to be pasted into an app: TypeScript, or JavaScript, which looks the same. */
export function asReact(definition: unknown, { system, lang }: Drawn): string {
  const parts = imports[system];
  const isEnglish = lang === "en";
  const props = [
    "form={form}",
    ...(parts ? [`components={${parts[0]}}`] : []),
    ...(isEnglish ? [] : [`messages={${lang}}`, `locale="${lang}-US"`]),
    "onSubmit={(values, { payload }) => console.log(values, payload)}",
  ];
  return [
    'import { ParameterForm } from "parameter-form";',
    ...(parts ? [`import { ${parts[0]} } from "${parts[1]}";`] : []),
    ...(isEnglish ? [] : [`import { ${lang} } from "parameter-form/locales/${lang}";`]),
    'import "parameter-form/styles.css";',
    "",
    `const form = ${JSON.stringify(definition, null, 2)};`,
    "",
    "export const OnboardingForm = () => (",
    "  <ParameterForm",
    ...props.map((prop) => `    ${prop}`),
    "  />",
    ");",
    "",
  ].join("\n");
}

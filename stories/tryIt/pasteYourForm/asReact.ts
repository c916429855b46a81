/** What an app imports for a design system, by the name that the switch has for it. */
const imports: Readonly<Record<string, readonly [name: string, from: string]>> = {
  "Material UI": ["muiComponents", "parameter-form/adapters/mui"],
  Mantine: ["mantineComponents", "parameter-form/adapters/mantine"],
  "Chakra UI": ["chakraComponents", "parameter-form/adapters/chakra"],
  "React Aria": ["reactAriaComponents", "parameter-form/adapters/react-aria"],
  "shadcn/ui": ["shadcnComponents", "@/components/parameter-form"],
};

const drawings = {
  form: {
    component: "ParameterForm",
    from: "parameter-form",
    handler: "onSubmit={(values, { payload }) => console.log(values, payload)}",
  },
  collection: {
    component: "FormCollection",
    from: "parameter-form/collection",
    handler: "onSign={({ id, payload }) => console.log(id, payload)}",
  },
} as const;

/** What is drawn, and how. */
interface Drawn {
  readonly kind: keyof typeof drawings;
  readonly system: string;
  readonly lang: string;
}

/** A component that draws the form or the collection, to be pasted into an app: TypeScript, or JavaScript, which looks the same. */
export function asReact(definition: unknown, { kind, system, lang }: Drawn): string {
  const { component, from, handler } = drawings[kind];
  const parts = imports[system];
  const isEnglish = lang === "en";
  const props = [
    `${kind}={${kind}}`,
    ...(parts ? [`components={${parts[0]}}`] : []),
    ...(isEnglish ? [] : [`messages={${lang}}`, `locale="${lang}-US"`]),
    handler,
  ];
  return [
    `import { ${component} } from "${from}";`,
    ...(parts ? [`import { ${parts[0]} } from "${parts[1]}";`] : []),
    ...(isEnglish ? [] : [`import { ${lang} } from "parameter-form/locales/${lang}";`]),
    'import "parameter-form/styles.css";',
    "",
    `const ${kind} = ${JSON.stringify(definition, null, 2)};`,
    "",
    "export const OnboardingForm = () => (",
    `  <${component}`,
    ...props.map((prop) => `    ${prop}`),
    "  />",
    ");",
    "",
  ].join("\n");
}

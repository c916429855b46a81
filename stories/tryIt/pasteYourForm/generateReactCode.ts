/** The import of each design system, by its name in the select. */
const imports: Readonly<Record<string, readonly [name: string, from: string]>> = {
  "Material UI": ["muiComponents", "parameter-form/adapters/mui"],
  Mantine: ["mantineComponents", "parameter-form/adapters/mantine"],
  "Chakra UI": ["chakraComponents", "parameter-form/adapters/chakra"],
  "React Aria": ["reactAriaComponents", "parameter-form/adapters/react-aria"],
  "shadcn/ui": ["shadcnComponents", "@/components/parameter-form"],
};

const targets = {
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

interface CodeOptions {
  readonly kind: keyof typeof targets;
  readonly system: string;
  readonly lang: string;
}

/** Returns the source of a component that renders a form or a collection. It is valid TypeScript and JavaScript. */
export function generateReactCode(
  definition: unknown,
  { kind, system, lang }: CodeOptions,
): string {
  const { component, from, handler } = targets[kind];
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

const { parseForm, validateForm } = await import(
  new URL("../dist/package/dist/core/index.js", import.meta.url).href
);

export const compile = (definition) => {
  const form = parseForm(definition);
  return (values) => validateForm(form, values).length === 0;
};

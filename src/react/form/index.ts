// `React.lazy` requires a default export, and `import()` of the whole package would load all of it.
export { ParameterForm as default } from "./ParameterForm.tsx";

// `React.lazy` takes a default export, and an `import()` of the whole package loads all of it.
export { ParameterForm as default } from "./ParameterForm.tsx";

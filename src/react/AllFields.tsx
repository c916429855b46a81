"use client";
import { type JSX, memo } from "react";
import { ParameterField } from "./ParameterField.tsx";
import { useScope } from "./scope.ts";

/** Every parameter of the form, in order. One element holds them, because controls that join a form one by one cost more each time. */
export const AllFields: React.NamedExoticComponent = memo(function AllFields(): JSX.Element {
  const { form, names } = useScope();
  return (
    <div className="pf-fields">
      {form.parameters.map(({ name, type }) => (
        <ParameterField key={`${names.of(name)}-${type}`} name={name} />
      ))}
    </div>
  );
});

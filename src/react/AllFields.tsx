"use client";
import { type JSX, memo, useMemo } from "react";
import type { Parameter } from "../core/form.ts";
import { KeyedField } from "./ParameterField.tsx";
import { useScope } from "./store/scope.ts";
import { useSteps } from "./useSteps.ts";

/** Fields of a group. Browsers lay out only those groups of a long form that are near the screen. */
const groupSize = 20;

/** A form that is no longer is drawn as a whole. */
const longForm = 50;

/** Every parameter of the form, in order. One element holds them, because controls that join a form one by one cost more each time. */
export const AllFields: React.NamedExoticComponent = memo(function AllFields(): JSX.Element {
  const { form } = useScope();
  const groups = useMemo(() => groupsOf(form.parameters), [form]);
  const drawn = useSteps(groups.length);
  const [only] = groups;
  return (
    <div className="pf-fields">
      {groups.length === 1 && only
        ? fieldsOf(only)
        : groups.map((group, place) =>
            place < drawn ? (
              <Group key={place} parameters={group} />
            ) : (
              // It takes the room of what will be there, so that a submit button below stays where it is clicked.
              <div key={place} className="pf-group" data-pending />
            ),
          )}
    </div>
  );
});

interface GroupProps {
  readonly parameters: readonly Parameter[];
}

const Group = memo(({ parameters }: GroupProps): JSX.Element => (
  <div className="pf-group">{fieldsOf(parameters)}</div>
));

const fieldsOf = (parameters: readonly Parameter[]): readonly JSX.Element[] =>
  parameters.map(({ name, type }) => <KeyedField key={`${type} ${name}`} name={name} />);

function groupsOf(parameters: readonly Parameter[]): readonly (readonly Parameter[])[] {
  if (parameters.length <= longForm) return [parameters];
  const groups = Math.ceil(parameters.length / groupSize);
  return Array.from({ length: groups }, (_, place) =>
    parameters.slice(place * groupSize, (place + 1) * groupSize),
  );
}

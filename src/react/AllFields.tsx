"use client";
import { type JSX, memo } from "react";
import { KeyedField } from "./ParameterField.tsx";
import { useScope } from "./store/scope.ts";
import { type Group, keyOf, useGroups } from "./useGroups.ts";
import { useSteps } from "./useSteps.ts";

/** Every parameter of the form, in order. One element holds them, because controls that join a form one by one cost more each time. */
export const AllFields: React.NamedExoticComponent = memo(function AllFields(): JSX.Element {
  const { form } = useScope();
  const groups = useGroups(form.parameters);
  const drawn = useSteps(groups.length);
  const [only] = groups;
  return (
    <div className="pf-fields">
      {groups.length === 1 && only
        ? fieldsOf(only)
        : groups.map((group, place) =>
            place < drawn ? (
              <GroupOfFields key={place} group={group} />
            ) : (
              // It takes the room of what will be there, so that a submit button below stays where it is clicked.
              <div key={place} className="pf-group" data-pending />
            ),
          )}
    </div>
  );
});

const GroupOfFields = memo(({ group }: { readonly group: Group }): JSX.Element => (
  <div className="pf-group">{fieldsOf(group)}</div>
));

const fieldsOf = (group: Group): readonly JSX.Element[] =>
  group.map((parameter) => <KeyedField key={keyOf(parameter)} name={parameter.name} />);

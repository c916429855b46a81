"use client";
import { type JSX, useRef } from "react";
import type { AnsweredValues, Form } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import { shownWhen } from "../../core/model/shownWhen.ts";
import { getOwn } from "../../core/record.ts";
import type { When } from "../../core/rules/rule.ts";
import { type FieldSettings, ParameterForm } from "../../react/index.ts";
import { renderAlert } from "../../react/internal.ts";
import { ChecksEditor } from "../sentences/ChecksEditor.tsx";
import { ComputationEditor } from "../sentences/ComputationEditor.tsx";
import { ConditionEditor } from "../sentences/ConditionEditor.tsx";
import {
  contentAt,
  type Contents,
  languageOf,
  type PlaceKind,
  type PlaceOf,
} from "../state/place.ts";
import { setStep } from "../state/steps.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import {
  collectionProperties,
  formProperties,
  sectionProperties,
  signatureProperties,
  signerProperties,
} from "./otherProperties.ts";
import type { Property } from "./property.ts";
import { questionProperties } from "./questionProperties.ts";

/** The properties of one kind, as a form of this library. */
interface PropertyForm<Content> {
  readonly properties: readonly Property<Content>[];
  readonly form: Form;
  readonly fields: Readonly<Record<string, FieldSettings>>;
  readonly when: When;
}

function toForm<Content>(properties: readonly Property<Content>[]): PropertyForm<Content> {
  const form = { parameters: properties.map(({ parameter }) => parameter) };
  const settings = properties.map((one): [string, FieldSettings] => [
    one.parameter.name,
    one.settings ?? {},
  ]);
  const conditions = properties.flatMap(({ parameter, when }): [string, Condition][] =>
    when ? [[parameter.name, when]] : [],
  );
  return {
    properties,
    form,
    fields: Object.fromEntries(settings),
    when: shownWhen(form, Object.fromEntries(conditions)),
  };
}

const forms: { readonly [Kind in PlaceKind]: PropertyForm<Contents[Kind]> } = {
  collection: toForm(collectionProperties),
  form: toForm(formProperties),
  section: toForm(sectionProperties),
  question: toForm(questionProperties),
  signature: toForm(signatureProperties),
  signer: toForm(signerProperties),
};

interface PropertiesProps {
  readonly builder: CollectionBuilderApi;
}

/** Properties have no submit button: each change is applied at once. */
const noSubmit = (): void => {};

/** The properties of the selected place, and the sentences about it. */
export function Properties({ builder }: PropertiesProps): JSX.Element {
  const { place, visit, refused } = builder.state;
  return (
    <>
      {/* A selection or an undo renders other values, also in inputs that were edited. */}
      <PropertyFields key={visit} builder={builder} place={place} />
      {refused !== null &&
        renderAlert(builder, {
          kind: "alert",
          children: builder.t("refused", { why: refused }),
        })}
      {(place.kind === "question" || place.kind === "form" || place.kind === "signer") && (
        <ConditionEditor builder={builder} place={place} />
      )}
      {place.kind === "question" && <ComputationEditor builder={builder} place={place} />}
      {place.kind === "form" && <ChecksEditor builder={builder} place={place} />}
    </>
  );
}

function PropertyFields<Kind extends PlaceKind>({
  builder,
  place,
}: PropertiesProps & { readonly place: PlaceOf<Kind> }): JSX.Element | null {
  const kind: Kind = place.kind;
  const { properties, form, fields, when }: PropertyForm<Contents[Kind]> = forms[kind];
  const { document, run } = builder;
  const lang = languageOf(document);
  const content = contentAt(document, place);
  const values = Object.fromEntries(
    properties.map(({ parameter, read }) => [
      parameter.name,
      content === undefined ? null : read(content, lang),
    ]),
  );
  const last = useRef<Readonly<Record<string, string | null>>>(values);
  if (content === undefined) return null;

  const change = (answers: AnsweredValues): void => {
    const changed = properties.filter((property) => {
      const { name } = property.parameter;
      const value = getOwn(answers, name) ?? null;
      return value !== (getOwn(last.current, name) ?? null) && value !== values[name];
    });
    last.current = answers;
    const [first] = changed;
    if (!first) return;
    const next = changed.reduce(
      (before, { parameter, write }) =>
        write(before, getOwn(answers, parameter.name) ?? null, lang),
      content,
    );
    run(setStep(place, next, first.parameter.label));
  };
  return (
    <ParameterForm
      className="pf-builder-fields"
      form={form}
      fields={fields}
      when={when}
      defaultValues={values}
      onChange={change}
      onSubmit={noSubmit}
      submitLabel={false}
      afterSubmit="edit"
      requiredIndicator="optional"
      headingLevel={4}
    />
  );
}

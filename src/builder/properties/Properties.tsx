"use client";
import { type JSX, useRef } from "react";
import type { AnsweredValues, Form, Parameter } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import { shownWhen } from "../../core/model/shownWhen.ts";
import { memoize } from "../../core/memoize.ts";
import { getOwn } from "../../core/record.ts";
import type { When } from "../../core/rules/rule.ts";
import { type FieldSettings, ParameterForm, type ParameterFormHandle } from "../../react/index.ts";
import { renderRefusal } from "../controls.tsx";
import { ChecksEditor } from "../sentences/ChecksEditor.tsx";
import { ComputationEditor } from "../sentences/ComputationEditor.tsx";
import { ConditionEditor } from "../sentences/ConditionEditor.tsx";
import {
  contentAt,
  type Contents,
  languageOf,
  type PlaceKind,
  type PlaceOf,
  type Question,
} from "../state/place.ts";
import { setStep } from "../state/steps.ts";
import type { CollectionBuilderApi } from "../useCollectionBuilder.ts";
import { useAfterPause } from "../useIdle.ts";
import {
  collectionProperties,
  formProperties,
  sectionProperties,
  signatureProperties,
  signerProperties,
} from "./otherProperties.ts";
import { isChosen } from "./optionProperties.ts";
import type { Property } from "./property.ts";
import { questionProperties } from "./questionProperties.ts";
import { rulesIn } from "./rules.ts";

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

/** Returns the form of a content. `questions` are those of its form. */
type FormOf<Content> = (content: Content, questions: readonly Parameter[]) => PropertyForm<Content>;

function always<Content>(properties: readonly Property<Content>[]): FormOf<Content> {
  const form = toForm(properties);
  return () => form;
}

const questionForm: (
  depends: readonly [ruleCount: number, others: readonly Parameter[]],
) => PropertyForm<Question> = /* @__PURE__ */ memoize(
  ([ruleCount, others]) => toForm(questionProperties(ruleCount, others)),
  (depends) => JSON.stringify(depends),
);

const forms: { readonly [Kind in PlaceKind]: FormOf<Contents[Kind]> } = {
  collection: always(collectionProperties),
  form: always(formProperties),
  section: always(sectionProperties),
  question: ({ field, parameter }, questions) =>
    questionForm([
      // One more rule can be added.
      rulesIn(field).length + 1,
      parameter.type === "select"
        ? questions.filter((one) => one.name !== parameter.name && isChosen(one))
        : [],
    ]),
  signature: always(signatureProperties),
  signer: always(signerProperties),
};

interface PropertiesProps {
  readonly builder: CollectionBuilderApi;
}

/** The properties of the selected place, and the sentences about it. */
export function Properties({ builder }: PropertiesProps): JSX.Element {
  const { place, visit, refused } = builder.state;
  return (
    <>
      {/* A selection or an undo renders other values, also in inputs that were edited. */}
      <PropertyFields key={visit} builder={builder} place={place} />
      {renderRefusal(builder, refused)}
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
  const { document, run } = builder;
  const lang = languageOf(document);
  const content = contentAt(document, place);
  const handle = useRef<ParameterFormHandle>(null);
  // The answers of the form; `null` before the first change.
  const last = useRef<Readonly<Record<string, string | null>> | null>(null);
  // Typed values that are not applied yet.
  const pending = useRef(new Map<string, string | null>());
  const afterPause = useAfterPause();
  if (content === undefined) return null;

  const { properties, form, fields, when }: PropertyForm<Contents[Kind]> = forms[kind](
    content,
    "form" in place ? (document.forms[place.form]?.form?.parameters ?? []) : [],
  );
  const valuesOf = (one: Contents[Kind]) =>
    Object.fromEntries(properties.map(({ parameter, read }) => [parameter.name, read(one, lang)]));
  const values = valuesOf(content);

  /** Applies the pending values of some properties in one step. */
  const apply = (applied: typeof properties): void => {
    const written = applied.filter(({ parameter: { name } }) => pending.current.has(name));
    const [first] = written;
    if (!first) return;
    const typed = new Map(pending.current);
    const valueOf = (name: string): string | null => typed.get(name) ?? null;
    for (const { parameter } of written) pending.current.delete(parameter.name);
    const next = written.reduce(
      (before, property) => property.write(before, valueOf(property.parameter.name), lang),
      content,
    );
    if (next !== content) run(setStep(place, next, first.parameter.label));
    const stored = valuesOf(next);
    const isShown = ({ parameter: { name, type } }: Property<Contents[Kind]>): boolean =>
      type !== "select" || stored[name] === valueOf(name);
    if (written.every(isShown)) return;
    // Shows the stored choices: without the first rule, the second one is the first.
    last.current = stored;
    handle.current?.reset(stored);
  };
  const change = (answers: AnsweredValues): void => {
    const before = last.current ?? values;
    const valueOf = (name: string): string | null => getOwn(answers, name) ?? null;
    const typed = properties.filter(
      ({ parameter: { name } }) => valueOf(name) !== (getOwn(before, name) ?? null),
    );
    last.current = answers;
    for (const { parameter } of typed) {
      const { name } = parameter;
      if (valueOf(name) === values[name]) pending.current.delete(name);
      else pending.current.set(name, valueOf(name));
    }
    const applyTyped = (): void => apply(properties.filter(({ onLeave }) => !onLeave));
    const isText = ({ parameter: { type } }: Property<Contents[Kind]>): boolean =>
      type === "string" || type === "number";
    // A choice is applied at once. Nobody waits for a typed text, whose step takes longer than a key.
    if (typed.every(isText)) afterPause(applyTyped);
    else applyTyped();
  };
  const leave = (): void => apply(properties);
  return (
    <div onBlur={leave}>
      <ParameterForm
        ref={handle}
        className="pf-builder-fields"
        form={form}
        fields={fields}
        when={when}
        defaultValues={values}
        onChange={change}
        onSubmit={leave}
        submitLabel={false}
        afterSubmit="edit"
        requiredIndicator="optional"
        headingLevel={4}
      />
    </div>
  );
}

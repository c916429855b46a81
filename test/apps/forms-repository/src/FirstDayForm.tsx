import { ParameterForm } from "parameter-form";
import { parseForm, shownWhen } from "parameter-form/core";
import firstDay from "../forms/first-day.json";
import type { FirstDay } from "./forms.ts";

const form = parseForm(firstDay);
const when = shownWhen<FirstDay>(form, { plate: { name: "car", equals: "true" } });

export const FirstDayForm = ({ welcome }: { welcome: (shirt: FirstDay["shirt"]) => void }) => (
  <ParameterForm<FirstDay>
    form={form}
    when={when}
    fields={{ diet: { multiline: true } }}
    onSubmit={(values) => welcome(values.shirt)}
  />
);

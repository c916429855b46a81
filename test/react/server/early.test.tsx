import { act } from "@testing-library/react";
import { ParameterForm, type ParameterFormHandle, type ParameterFormProps } from "parameter-form";
import { createRef, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { field } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";
import { serverHtml } from "../../support/serverHtml.ts";

type Props = Partial<ParameterFormProps>;

/** A form as a server sent it; the answer brings the script, and gives what is answered then. */
function serve(line: string, props: Props) {
  const handle = createRef<ParameterFormHandle>();
  const app = (
    <StrictMode>
      <ParameterForm ref={handle} form={questions(line)} onSubmit={() => {}} {...props} />
    </StrictMode>
  );
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = serverHtml(app);
  onTestFinished(() => main.remove());
  return async () => {
    const root = await act(async () => hydrateRoot(main, app));
    onTestFinished(() => act(() => root.unmount()));
    return { ...handle.current?.getValues() };
  };
}

const radios = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("input[type=radio]"),
];
const asRadio: Props = { booleanAs: "radio", selectAs: "radio" };
const plan = "Plan: select? a|b|c";

test.each<[string, number, Props, string | null]>([
  ["Exempt: boolean?", 0, asRadio, "true"],
  ["Exempt: boolean?", 1, asRadio, "false"],
  ["Exempt: boolean?", -1, asRadio, null],
  ["Exempt: boolean?", -1, { ...asRadio, defaultValues: { Exempt: "true" } }, "true"],
  ["Exempt: boolean?", 1, { ...asRadio, defaultValues: { Exempt: "true" } }, "false"],
  [plan, 0, asRadio, "a"],
  [plan, 2, asRadio, "c"],
  [plan, -1, asRadio, null],
  [plan, -1, { ...asRadio, defaultValues: { Plan: "b" } }, "b"],
  [plan, 2, { ...asRadio, defaultValues: { Plan: "b" } }, "c"],
])(
  "in %s, radio %i chosen before hydration, with props %j, is %j",
  async (line, place, props, value) => {
    const hydrate = serve(line, props);
    const chosen = radios()[place];
    if (chosen) chosen.checked = true;
    const [name = ""] = line.split(":");
    expect(await hydrate()).toEqual(value === null ? {} : { [name]: value });
    const values = line === plan ? ["a", "b", "c"] : ["true", "false"];
    expect(radios().map(({ checked }) => checked)).toEqual(values.map((one) => one === value));
  },
);

test.each<[string, number, Props, string | null]>([
  ["Exempt: boolean?", 2, {}, "false"],
  [plan, 1, {}, "a"],
  [plan, 0, {}, null],
  [plan, 0, { defaultValues: { Plan: "b" } }, "b"],
  [plan, 2, { defaultValues: { Plan: "b" } }, "b"],
  [plan, 3, { defaultValues: { Plan: "b" } }, "c"],
])(
  "in %s, option %i chosen before hydration, with props %j, is %j",
  async (line, place, props, value) => {
    const hydrate = serve(line, props);
    const [name = ""] = line.split(":");
    const select = () => {
      const control = field(name);
      if (!(control instanceof HTMLSelectElement)) throw new Error("No select was drawn");
      return control;
    };
    select().selectedIndex = place;
    expect(await hydrate()).toEqual(value === null ? {} : { [name]: value });
    const values = line === plan ? [null, "a", "b", "c"] : [null, "true", "false"];
    expect(select().selectedIndex).toBe(values.indexOf(value));
  },
);

test.each<[string, string, Props, string | null, string]>([
  ["Name: string?", "Ada", {}, "Ada", "Ada"],
  ["Name: string?", "Ada", { defaultValues: { Name: "Grace" } }, "Ada", "Ada"],
  ["Name: string?", "", { defaultValues: { Name: "Grace" } }, "Grace", "Grace"],
  ["Pay: currency?", "1234.5", {}, "1234.5", "1,234.50"],
  ["Pay: currency?", "12,5", {}, null, "12,5"],
  ["Pay: currency?", "", { defaultValues: { Pay: "1234.5" } }, "1234.5", "1,234.50"],
])(
  "in %s, %j typed before hydration, with props %j, is %j",
  async (line, typed, props, value, shown) => {
    const hydrate = serve(line, props);
    const [name = ""] = line.split(":");
    const input = field(name);
    if (input instanceof HTMLInputElement) input.value = typed;
    expect((await hydrate())[name] ?? null).toBe(value);
    expect(field(name)).toHaveValue(shown);
  },
);

import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type FormDraft,
  ParameterField,
  ParameterForm,
  type ParameterFormHandle,
  type PartProps,
  SubmitError,
  type SubmitErrors,
} from "parameter-form";
import { minLength } from "parameter-form/core";
import { type ComponentType, createRef, type ReactNode, useEffect, useState } from "react";
import * as React from "react";
import { createPortal } from "react-dom";
import { describe, expect, test, vi } from "vitest";
import { renderForm, errorAt, field, settled, summary } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

/** Another window or tab takes focus and gives it back: the element stays the document's active one. */
function switchWindows(element: HTMLElement): void {
  for (const type of ["focusout", "focusin"])
    act(() => void element.dispatchEvent(new FocusEvent(type, { bubbles: true })));
}

describe("after a switch to another window", () => {
  test.each([
    ["12.", "50", "12.50"],
    ["-", "5", "-5"],
    ["1,", "234", "1234"],
    ["0.0", "5", "0.05"],
  ])("keeps %s, and %s after it makes %s", async (typed, more, amount) => {
    for (const mask of ["live", "blur"] as const) {
      const form = renderForm(["Amount: currency?"], { mask });
      await form.user.type(field("Amount"), typed);
      switchWindows(field("Amount"));
      expect(field("Amount")).toHaveValue(typed);
      expect(errorAt("Amount")).toBe("");
      await form.user.keyboard(more);
      await form.submit();
      expect(form.submitted()).toEqual([`Amount=${amount}`]);
      form.unmount();
    }
  });

  test("hides a sensitive answer until the person is back", async () => {
    const form = renderForm(["ssn: string"]);
    await form.type("ssn", "123-45-6789");
    const away = new FocusEvent("focusout", { bubbles: true });
    act(() => void field("ssn").dispatchEvent(away));
    expect(field("ssn")).toHaveValue("•••-••-6789");
    act(() => void field("ssn").dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
    expect(field("ssn")).toHaveValue("123-45-6789");
  });
});

describe("another question in the same place", () => {
  const defaultValues = { First: "Ana", Last: "García", ssn: "123-45-6789" };
  const lines = ["First: string?", "Last: string?", "ssn: string?", "spouse_ssn: string?"];

  test.each([
    ["First", "Last", "García"],
    ["ssn", "spouse_ssn", ""],
    ["ssn", "First", "Ana"],
  ])("%s and then %s: shares nothing", async (before, after, shown) => {
    const props = {
      defaultValues,
      rules: { spouse_ssn: { validate: () => null, sensitive: true } },
    };
    const form = renderForm(lines, { ...props, children: <ParameterField name={before} /> });
    form.change({ children: <ParameterField name={after} /> });
    expect(field(after)).toHaveValue(shown);
    await form.submit();
    expect(form.submitted()).toEqual(
      Object.entries(defaultValues).map(([name, value]) => `${name}=${value}`),
    );
  });

  test("shows the answer as the other type does", () => {
    const children = <ParameterField name="Extra" />;
    const form = renderForm(["Extra: currency?"], { children, defaultValues: { Extra: "1234.5" } });
    expect(field("Extra")).toHaveValue("1,234.50");
    form.change({ form: questions("Extra: string?") });
    expect(field("Extra")).toHaveValue("1234.5");
  });
});

describe("a thrown SubmitError", () => {
  const unworded: readonly SubmitErrors[] = [
    {},
    { fields: {} },
    { fields: { Name: [] } },
    { form: [] },
  ];

  test.each(unworded)("is recognized, also with %j", async (errors) => {
    const draft = { attach: () => () => undefined, submitted: vi.fn<FormDraft["submitted"]>() };
    const onSubmitError = vi.fn<(error: unknown) => void>();
    const form = renderForm(["Name: string?"], {
      draft,
      onSubmitError,
      onSubmit: () => Promise.reject(new SubmitError(errors)),
    });
    await form.type("Name", "x");
    await form.submit();
    expect(draft.submitted).not.toHaveBeenCalled();
    expect(onSubmitError).toHaveBeenCalledOnce();
    expect(summary()).toEqual([
      "Your answers were not submitted, and nothing was lost. The service did not accept the answers. Check them, then try again.",
    ]);
  });
});

test("an app's own form in a portal neither submits nor resets this one", async () => {
  const onSubmit = vi.fn<() => void>();
  const saved = vi.fn<() => void>();
  render(
    <ParameterForm form={questions("First: string?")} onSubmit={onSubmit}>
      <ParameterField name="First" />
      {createPortal(
        <form
          onSubmit={(event) => {
            event.preventDefault();
            saved();
          }}
        >
          <button>Save address</button>
          <button type="reset">Start over</button>
        </form>,
        document.body,
      )}
    </ParameterForm>,
  );
  await userEvent.type(field("First"), "Ana");
  await userEvent.click(screen.getByText("Save address"));
  await settled();
  expect(saved).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("Start over"));
  await settled();
  expect(field("First")).toHaveValue("Ana");
});

test("a form in a portal of an app's own form neither submits nor resets that one", async () => {
  const onSubmit = vi.fn<() => void>();
  const host = { onSubmit: vi.fn<() => void>(), onReset: vi.fn<() => void>() };
  render(
    <form {...host}>
      {createPortal(
        <ParameterForm form={questions("First: string?")} onSubmit={onSubmit}>
          <ParameterField name="First" />
          <button type="reset">Start over</button>
        </ParameterForm>,
        document.body,
      )}
    </form>,
  );
  await userEvent.click(screen.getByText("Start over"));
  await userEvent.type(field("First"), "Ana{Enter}");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(host.onSubmit).not.toHaveBeenCalled();
  expect(host.onReset).not.toHaveBeenCalled();
});

test("Tab does not reveal a read-only sensitive answer", async () => {
  const form = renderForm(["ssn: string?"], {
    readOnly: true,
    defaultValues: { ssn: "123-45-6789" },
  });
  await form.user.tab();
  expect(field("ssn")).toHaveFocus();
  expect(field("ssn")).toHaveValue("•••-••-6789");
});

describe("an app's part that renders another element by itself", () => {
  let narrow = (): void => undefined;
  const Either = ({ children }: { readonly children: ReactNode }) => {
    const [wide, setWide] = useState(true);
    useEffect(() => {
      narrow = () => setWide(false);
    }, []);
    return wide ? <div>{children}</div> : <section>{children}</section>;
  };
  const TextInput = ({ input }: PartProps["TextInput"]) => (
    <Either>
      <input {...input} />
    </Either>
  );
  const Select = ({ select }: PartProps["Select"]) => (
    <Either>
      <select {...select} />
    </Either>
  );
  const RadioGroup = ({ group, radios }: PartProps["RadioGroup"]) => {
    const [wide, setWide] = useState(true);
    useEffect(() => {
      narrow = () => setWide(false);
    }, []);
    const inputs = radios.map(({ input }) => <input key={`${input.value}`} {...input} />);
    return wide ? <div {...group}>{inputs}</div> : <section {...group}>{inputs}</section>;
  };

  test.each([
    ["Name: string?", "Ana", "Ana"],
    ["Extra: currency?", "1234.5", "1,234.50"],
  ])("shows the answer of %s in it: %s", (line, value, shown) => {
    const name = line.split(":")[0] ?? "";
    renderForm([line], { components: { TextInput }, defaultValues: { [name]: value } });
    act(() => narrow());
    expect(field(name).parentElement?.tagName).toBe("SECTION");
    expect(field(name)).toHaveValue(shown);
  });

  test.each(["b", "not an option"])("shows the answer of a select in it: %s", (value) => {
    renderForm(["Pick: select? a|b"], { components: { Select }, defaultValues: { Pick: value } });
    const shown = (field("Pick") as HTMLSelectElement).selectedOptions[0]?.textContent;
    act(() => narrow());
    expect(field("Pick").parentElement?.tagName).toBe("SECTION");
    expect((field("Pick") as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(shown);
    expect(shown).toContain(value);
  });

  test("shows the answer of radio buttons in it", () => {
    const form = renderForm(["Pick: select? a|b"], {
      components: { RadioGroup },
      selectAs: "radio",
      defaultValues: { Pick: "b" },
    });
    act(() => narrow());
    expect(form.container.querySelector("section")).not.toBeNull();
    const checked = screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked);
    expect(checked).toEqual([false, true]);
  });
});

const { Activity } = React as {
  readonly Activity?: ComponentType<{ mode: "visible" | "hidden"; children: ReactNode }>;
};

describe.skipIf(!Activity)("content that is shown again after it was hidden", () => {
  /** Hides the form and shows it again, while focus is elsewhere. */
  function setup(children: ReactNode) {
    if (!Activity) throw new Error("React 18 has none");
    const tree = (mode: "visible" | "hidden") => (
      <>
        <button>Tab</button>
        <Activity mode={mode}>{children}</Activity>
      </>
    );
    const { rerender } = render(tree("visible"));
    return async (meanwhile = async () => {}) => {
      rerender(tree("hidden"));
      act(() => screen.getByText("Tab").focus());
      await act(meanwhile);
      rerender(tree("visible"));
      await settled();
    };
  }

  test("does not take focus for an earlier failure", async () => {
    const again = setup(<ParameterForm form={questions("Name: string")} onSubmit={() => {}} />);
    await act(async () => screen.getByText("Submit").click());
    expect(screen.getByRole("alert")).toHaveFocus();
    await again();
    expect(screen.getByText("Tab")).toHaveFocus();
  });

  test("does not take focus for a stored answer that is being changed", async () => {
    const fields = { ssn: { stored: "6789" } };
    const form = questions("ssn: string?");
    const again = setup(<ParameterForm form={form} fields={fields} onSubmit={() => {}} />);
    await act(async () => screen.getByText("Change").click());
    expect(field("ssn")).toHaveFocus();
    await again();
    expect(screen.getByText("Tab")).toHaveFocus();
  });

  test("keeps a text for which a message arrived meanwhile", async () => {
    const form = createRef<ParameterFormHandle>();
    const again = setup(
      <ParameterForm
        ref={form}
        form={questions("Name: string")}
        rules={{ Name: minLength(3) }}
        onSubmit={() => {}}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>("textbox");
    const submit = form.current?.submit;
    await userEvent.type(input, "ab");
    input.setSelectionRange(1, 1);
    await again(async () => submit?.());
    expect(input).toBeInvalid();
    expect(input).toHaveValue("ab");
    expect(input.selectionStart).toBe(1);
  });
});

import { ParameterForm, type ParameterFormHandle, type SubmitHandler } from "parameter-form";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { parseForm } from "parameter-form/core";
import { userEvent } from "vitest/browser";
import { answersOf } from "../../definitions/answers.ts";
import { large } from "../../definitions/large.ts";
import { find, patience, show } from "../../support/browser.tsx";

const rendered = large.filter(({ rendered: names }) => names);

test.each(rendered)(
  "$title: is rendered and then submitted under exactly its names",
  async (hostile) => {
    const form = parseForm(hostile.make());
    const onSubmit = vi.fn<SubmitHandler>();
    const ref = createRef<ParameterFormHandle>();
    const defaultValues = answersOf(form);
    show(<ParameterForm {...{ form, ref, onSubmit, defaultValues }} afterSubmit="edit" />);
    await userEvent.click(await find("button[type=submit]"));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
    const names = onSubmit.mock.calls[0]?.[1].payload.parameters.map(({ name }) => name);
    expect(names).toEqual(hostile.rendered);
    const fields = document.getElementsByClassName("pf-field");
    const renderAll = { ...patience, timeout: 240_000 };
    await vi.waitFor(() => expect(fields.length).toBe(hostile.rendered?.length), renderAll);
  },
  300_000,
);

"use client";
import { type Form, ParameterForm } from "parameter-form";
import { submit } from "./submit";

export function W4({ form }: { form: Form }) {
  return <ParameterForm form={form} onSubmit={(values, { payload }) => submit(payload)} />;
}

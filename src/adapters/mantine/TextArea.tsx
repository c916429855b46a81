"use client";
import { Input } from "@mantine/core";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { inputProps } from "./inputProps.ts";

/** Where the library's styles let it grow, from the lines that it begins with. */
const styles = { input: { minHeight: "calc(attr(rows type(<integer>)) * 1lh + 1rem)" } };

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <Input component="textarea" multiline styles={styles} {...inputProps(textarea)} />
);

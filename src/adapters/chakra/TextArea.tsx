"use client";
import { Textarea } from "@chakra-ui/react";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { controlBorder } from "./contrast.ts";
import { inputRing } from "./inputProps.ts";

export const TextArea = ({ textarea }: PartProps["TextArea"]): JSX.Element => (
  <Textarea {...controlBorder} {...textarea} {...inputRing} />
);

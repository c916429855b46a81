"use client";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";

export const Alert = ({ kind, ...content }: PartProps["Alert"]): JSX.Element => (
  <div className={`pf-${kind}`} {...content} />
);

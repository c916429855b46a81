"use client";
import { useState } from "react";
import type { CollectionFailure, CollectionIssue } from "../issues/collectionIssue.ts";
import type { Refused, Signing } from "./signingState.ts";

interface SigningFailure extends Pick<Signing, "failure" | "refused" | "unsure" | "forget"> {
  /** An attempt failed with these. */
  fail(issues: readonly CollectionIssue[]): void;
  /** Nothing stands against sending any more. */
  clear(): void;
  /** The service refused a form. */
  refuse(form: string, refused: Refused): void;
  /** It is not known what became of a form. */
  lose(form: string): void;
  /** All that was refused is sent again. */
  clearRefused(): void;
}

const nothing: CollectionFailure = { issues: [], count: 0 };

/** What the last attempt to send a collection failed with, and what the service refused. */
export function useSigningFailure(): SigningFailure {
  const [failure, setFailure] = useState(nothing);
  const [refused, setRefused] = useState<Signing["refused"]>(new Map());
  const [unsure, setUnsure] = useState<Signing["unsure"]>(new Set());
  return {
    failure,
    refused,
    unsure,
    fail: (issues) => setFailure(({ count }) => ({ issues, count: count + 1 })),
    clear: () => setFailure(({ count }) => ({ issues: [], count })),
    refuse(form, what) {
      setRefused((before) => new Map(before).set(form, what));
      setUnsure((before) => new Set([...before].filter((id) => id !== form)));
    },
    lose: (form) => setUnsure((before) => new Set(before).add(form)),
    clearRefused: () => setRefused(new Map()),
    forget(form) {
      setRefused((before) => new Map([...before].filter(([id]) => id !== form)));
      setFailure(({ issues, count }) => ({
        issues: issues.filter((issue) => issue.form !== form),
        count,
      }));
    },
  };
}

"use client";
import { useEffect, useRef } from "react";

/**
 * Gives a signal for each submission, which is aborted when the form unmounts while that is under
 * way. One that begins later belongs to no form.
 */
export function useSubmitSignal(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return () => (current.current = new AbortController()).signal;
}

/**
 * Whether `error` says no more than that `signal` was aborted. Not every browser throws the
 * signal's own reason, and clients name theirs anew, with a cause.
 */
export const isAbort = (error: unknown, { aborted }: AbortSignal): boolean =>
  aborted && [error, causeOf(error), causeOf(causeOf(error))].some(isOfAbort);

// An error may be of another realm.
const isOfAbort = (error: unknown): boolean => /^(Abort|Cancel)/.test(`${Object(error).name}`);
const causeOf = (error: unknown): unknown => Object(error).cause;

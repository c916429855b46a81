"use client";
import { type JSX, useEffect } from "react";
import { formMessage } from "../../core/messages/formText.ts";
import { renderSkeleton } from "../parts/Skeleton.tsx";
import type { FormSettings } from "../settings/settings.ts";
import { useSettings } from "../settings/useSettings.ts";
import { warn } from "../support/warn.ts";

interface MissingPropSkeletonProps extends Pick<FormSettings, "messages" | "components"> {
  /** The prop that the app is loading. */
  readonly of: string;
}

/** Renders a skeleton while a prop is missing. */
export function MissingPropSkeleton({ of, ...props }: MissingPropSkeletonProps): JSX.Element {
  const settings = useSettings(props);
  useEffect(() => {
    const timer = setTimeout(() => warn("waiting", of), 3000);
    return () => clearTimeout(timer);
  }, [of]);
  return renderSkeleton({ settings }, { of: "form", label: formMessage(settings, "loading") });
}

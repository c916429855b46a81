import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

const variants = {
  default: "bg-card text-card-foreground",
  destructive: "bg-card text-destructive",
} as const;

interface AlertProps extends ComponentProps<"div"> {
  readonly variant?: keyof typeof variants | undefined;
}

export const Alert = ({ className, variant = "default", ...props }: AlertProps) => (
  <div
    data-slot="alert"
    role="alert"
    className={cn(
      "relative grid w-full grid-cols-[0_1fr] items-start gap-y-0.5 rounded-lg border px-4 py-3 text-sm",
      variants[variant],
      className,
    )}
    {...props}
  />
);

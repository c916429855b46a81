import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

export const Label = ({ className, htmlFor, ...props }: ComponentProps<"label">) => (
  <label
    data-slot="label"
    htmlFor={htmlFor}
    className={cn(
      "flex items-center gap-2 text-sm leading-none font-medium select-none",
      className,
    )}
    {...props}
  />
);

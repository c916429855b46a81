import type { ComponentProps } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";

export const FieldSet = ({ className, ...props }: ComponentProps<"fieldset">) => (
  <fieldset data-slot="field-set" className={cn("flex flex-col gap-6", className)} {...props} />
);

interface FieldLegendProps extends ComponentProps<"legend"> {
  readonly variant?: "legend" | "label" | undefined;
}

export const FieldLegend = ({ className, variant = "legend", ...props }: FieldLegendProps) => (
  <legend
    data-slot="field-legend"
    data-variant={variant}
    className={cn(
      "mb-3 font-medium data-[variant=label]:text-sm data-[variant=legend]:text-base",
      className,
    )}
    {...props}
  />
);

export const Field = ({ className, role = "group", ...props }: ComponentProps<"div">) => (
  <div
    role={role}
    data-slot="field"
    className={cn(
      "group/field flex w-full flex-col gap-3 data-[invalid=true]:text-destructive *:w-full [&>.sr-only]:w-auto",
      className,
    )}
    {...props}
  />
);

export const FieldLabel = ({ className, ...props }: ComponentProps<typeof Label>) => (
  <Label
    data-slot="field-label"
    className={cn(
      "flex w-fit gap-2 leading-snug group-data-[disabled=true]/field:opacity-50",
      className,
    )}
    {...props}
  />
);

export const FieldDescription = ({ className, ...props }: ComponentProps<"p">) => (
  <p
    data-slot="field-description"
    className={cn("text-sm leading-normal font-normal text-muted-foreground", className)}
    {...props}
  />
);

export const FieldError = ({ className, ...props }: ComponentProps<"div">) => (
  <div
    role="alert"
    data-slot="field-error"
    className={cn("text-sm font-normal text-destructive", className)}
    {...props}
  />
);

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";

export const InputGroup = ({ className, role = "group", ...props }: ComponentProps<"div">) => (
  <div
    data-slot="input-group"
    role={role}
    className={cn(
      "group/input-group relative flex h-9 w-full min-w-0 items-center rounded-md border border-input shadow-xs outline-none dark:bg-input/30",
      "has-[>[data-align=inline-start]]:[&>input]:pl-2 has-[>[data-align=inline-end]]:[&>input]:pr-2",
      "has-[[data-slot=input-group-control]:focus-visible]:border-ring has-[[data-slot=input-group-control]:focus-visible]:ring-[3px] has-[[data-slot=input-group-control]:focus-visible]:ring-ring/50",
      "has-[[data-slot][aria-invalid=true]]:border-destructive has-[[data-slot][aria-invalid=true]]:ring-destructive/20",
      className,
    )}
    {...props}
  />
);

const sides = {
  "inline-start": "order-first pl-3 has-[>button]:ml-[-0.45rem]",
  "inline-end": "order-last pr-3 has-[>button]:mr-[-0.45rem]",
} as const;

interface InputGroupAddonProps extends ComponentProps<"div"> {
  readonly align?: keyof typeof sides | undefined;
}

export const InputGroupAddon = ({
  className,
  align = "inline-start",
  role = "group",
  ...props
}: InputGroupAddonProps) => (
  <div
    role={role}
    data-slot="input-group-addon"
    data-align={align}
    className={cn(
      "flex h-auto cursor-text items-center justify-center gap-2 py-1.5 text-sm font-medium text-muted-foreground select-none group-data-[disabled=true]/input-group:opacity-50",
      sides[align],
      className,
    )}
    {...props}
  />
);

export const InputGroupInput = ({ className, ...props }: ComponentProps<"input">) => (
  <Input
    data-slot="input-group-control"
    className={cn(
      "flex-1 rounded-none border-0 bg-transparent shadow-none focus-visible:ring-0 dark:bg-transparent",
      className,
    )}
    {...props}
  />
);

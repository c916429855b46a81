import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

interface NativeSelectProps extends Omit<ComponentProps<"select">, "size"> {
  readonly size?: "sm" | "default" | undefined;
}

export const NativeSelect = ({ className, size = "default", ...props }: NativeSelectProps) => (
  <div
    data-slot="native-select-wrapper"
    className="group/native-select relative w-fit has-[select:disabled]:opacity-50"
  >
    <select
      data-slot="native-select"
      data-size={size}
      className={cn(
        "h-9 w-full min-w-0 appearance-none rounded-md border border-input bg-transparent px-3 py-2 pr-9 text-sm shadow-xs outline-none data-[size=sm]:h-8 data-[size=sm]:py-1 dark:bg-input/30",
        "focus-visible:border-ring focus-visible:ring-[3px] focus-visible:ring-ring/50",
        "aria-invalid:border-destructive aria-invalid:ring-destructive/20",
        className,
      )}
      {...props}
    />
    <svg
      data-slot="native-select-icon"
      className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted-foreground opacity-50"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  </div>
);

export const NativeSelectOption = (props: ComponentProps<"option">) => (
  <option data-slot="native-select-option" {...props} />
);

import "./shadcn.css";
import type { Around } from "./index.ts";

export { shadcnComponents as components } from "@/components/parameter-form";

export const around: Around = (children, theme) => (
  <div className={`shadcn ${theme}`}>{children}</div>
);

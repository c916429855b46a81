import "./shadcn.css";
import type { Wrap } from "./index.ts";

export { shadcnComponents as components } from "@/components/parameter-form";

export const wrap: Wrap = (children, theme) => <div className={`shadcn ${theme}`}>{children}</div>;

import "./shadcn/app.css";
import { shadcnComponents } from "@/components/parameter-form";
import { testAdapter } from "./testAdapter.tsx";

testAdapter({
  components: shadcnComponents,
  mark: "[data-slot=input-group-control]",
  around: (children, theme) => <div className={`shadcn ${theme}`}>{children}</div>,
});

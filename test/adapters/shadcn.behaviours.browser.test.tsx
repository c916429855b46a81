import "./shadcn/app.css";
import { shadcnComponents } from "@/components/parameter-form";
import { testBehaviours } from "../support/testBehaviours.ts";

testBehaviours({ components: shadcnComponents }, (children) => (
  <div className="shadcn">{children}</div>
));

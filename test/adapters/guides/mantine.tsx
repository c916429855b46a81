import { W4 } from "sample:stories-guides-Adapters.mdx-2.tsx";
import { renderGuide } from "./renderGuide.tsx";

renderGuide(W4);

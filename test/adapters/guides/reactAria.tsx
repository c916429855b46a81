import { W4 } from "sample:stories-guides-Adapters.mdx-4.tsx";
import { renderGuide } from "./renderGuide.tsx";

renderGuide(W4);

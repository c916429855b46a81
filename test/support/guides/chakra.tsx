import { W4 } from "sample:stories-guides-Adapters.mdx-3.tsx";
import { drawGuide } from "./drawGuide.tsx";

drawGuide(W4);

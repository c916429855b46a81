import { W4 } from "sample:stories-Adapters.mdx-2.tsx";
import { drawGuide } from "./drawGuide.tsx";

drawGuide(W4);

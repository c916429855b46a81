import { oursWith } from "./ours.tsx";

export const adapter = oursWith("live");

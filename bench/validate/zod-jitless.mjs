import { z } from "zod";

// As under a policy without `unsafe-eval`.
z.config({ jitless: true });

export { compile } from "./zod.mjs";

import fc from "fast-check";

/** A thousand tries of each law that says no other number, and the same at each run of `npm test`, so that it passes or fails for what was changed; `npm run test:deep` draws new ones. */
const seed = process.env["FC_RUNS"] === undefined ? { seed: 20261121 } : {};
fc.configureGlobal({ numRuns: 1000, ...seed });

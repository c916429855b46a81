import fc from "fast-check";

/** The same inputs at each run of `npm test`, so that it passes or fails for what was changed; `npm run test:deep` draws new ones. */
if (process.env["FC_RUNS"] === undefined) fc.configureGlobal({ seed: 20261121 });

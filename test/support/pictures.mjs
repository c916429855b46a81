/** Takes the README's pictures anew, of the Storybook that was built last. */
// It runs while it is imported: what it imports on the way must find the importer open.
import { runnerImport } from "vite";

await runnerImport(`${import.meta.dirname}/takePictures.ts`, {
  configFile: false,
  logLevel: "warn",
});

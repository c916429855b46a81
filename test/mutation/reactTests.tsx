/** All tests of the React code. Those that are quick come first, because the first that fails is the last that runs. */
import { describeFiles } from "./describeFiles.ts";

const files = import.meta.glob([
  "../react/**/*.test.ts",
  "../react/**/*.test.tsx",
  "../locales/*.test.tsx",
  "../collection/drafts/*.test.tsx",
  "!**/*.{browser,pages}.test.{ts,tsx}",
  "!../react/**/{rendering,server}.test.tsx",
]);

/** Of one piece of the code, in milliseconds; and of whole forms, in seconds. */
const [quick, slow] = [
  /\/(combobox|mask|server|settings|store|submission)\//,
  /\/(amounts|collection|names|privacy|string|timing|useDraft)\b/,
];
const turn = (file: string): number => (slow.test(file) ? 2 : quick.test(file) ? 0 : 1);

describeFiles(files, turn);

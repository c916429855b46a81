import { readdirSync } from "node:fs";
import { parse } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { unlayered } from "./src/styles/unlayered.ts";
import { published } from "./test/support/published.ts";

const { dependencies, exports, peerDependencies } = packageJson;

/** Returns the files that an export stands for: `locales/*` has one for each language. */
function modulesOf(file: string): string[] {
  if (!file.includes("*")) return [file];
  const folder = file.slice(0, file.indexOf("*"));
  const sources = readdirSync(folder.replace("./dist", `${import.meta.dirname}/src`));
  return sources.map((source) => file.replace("*", parse(source).name));
}

/** The entries of the package, named by their place in `dist`: `{ "core/index": "src/core/index.ts" }`. */
const entries = Object.values(exports)
  .flatMap((entry) => (typeof entry === "string" ? [] : [entry.default]))
  .filter((file) => file.endsWith(".js"))
  .flatMap(modulesOf)
  .map((file) => file.slice("./dist/".length, -".js".length))
  .map((name): [string, string] => [name, `src/${name}.ts`]);

const external = Object.keys({ ...dependencies, ...peerDependencies });

/** The command in files of its own, with all that it needs beside Node: an app installs nothing for it. */
const command: UserConfig = {
  ssr: { noExternal: true, external: ["fast-check"] },
  build: {
    ssr: "src/command/index.ts",
    outDir: "dist/command",
    license: { fileName: "LICENSES.md" },
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
};

/** Writes `styles.unlayered.css` beside `styles.css` of the library. Storybook builds with this file, too. */
const withoutLayer: Plugin = {
  name: "without-layer",
  enforce: "post",
  generateBundle(_, bundle) {
    if (!this.environment.config.build.lib) return;
    const sheet = bundle["styles.css"];
    if (sheet?.type !== "asset") throw new Error("The build wrote no styles.css");
    const source = unlayered(String(sheet.source));
    this.emitFile({ type: "asset", fileName: "styles.unlayered.css", source });
  },
};

const library: UserConfig = {
  plugins: [react(), withoutLayer],
  resolve: { alias: published },
  build: {
    lib: {
      entry: {
        ...Object.fromEntries(entries),
        styles: "src/styles/styles.css",
        builder: "src/styles/builder.css",
      },
      formats: ["es"],
    },
    cssCodeSplit: true,
    // Browsers with light-dark() and alternative text in `content`, so that both are kept as written.
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
    minify: false,
    rolldownOptions: {
      external: [new RegExp(`^(${external.join("|")})($|/)`), /^node:/],
      // "use client" survives only in modules that stay apart.
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
};

export default defineConfig(({ mode }) => (mode === "command" ? command : library));

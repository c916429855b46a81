import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What people read: the README and the pages of the Storybook. */
const documents = [
  "README.md",
  ...readdirSync(join(root, "stories/guides"))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => `stories/guides/${name}`),
];

export interface Sample {
  /** Such as `README.md-2.tsx`, or `stories-guides-NextJs.mdx/app/page.tsx`. */
  readonly file: string;
  readonly code: string;
}

/** Every fence of a text that says `ts` or `tsx`. One that begins with a path, as in `// app/page.tsx`, is that file: others of its text can import it. */
export const samplesIn = (name: string, text: string): readonly Sample[] =>
  [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, type = "", code = ""], at) => {
    const place = name.replaceAll("/", "-");
    const path = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1];
    return { file: path === undefined ? `${place}-${at + 1}.${type}` : `${place}/${path}`, code };
  });

export const samples: readonly Sample[] = documents.flatMap((name) =>
  samplesIn(name, readFileSync(join(root, name), "utf8")),
);

/** What samples import of a framework that is not installed here: an app of `test/apps` has it. */
const frameworks = `declare module "next/navigation" {
  export function redirect(url: string): never;
}
declare module "@opentelemetry/api" {
  type Attributes = Record<string, string | number | boolean>;
  export interface Tracer {
    startSpan(
      name: string,
      options: { readonly attributes: Attributes; readonly startTime: number },
    ): { end(time: number): void };
  }
  export const trace: { getTracer(name: string): Tracer };
}
`;

/** Compiles samples as files of an app that has the project installed; gives what the compiler says. */
export function compile(written: readonly Sample[]): Promise<string> {
  const folder = join(root, `node_modules/.cache/parameter-form/samples-${process.pid}`);
  for (const { file, code } of [...written, { file: "frameworks.d.ts", code: frameworks }]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const settings = {
    extends: "../../../../tsconfig.json",
    compilerOptions: {
      // A sample may show what it does not use.
      noUnusedLocals: false,
      // Of apps that are stricter than this one.
      noImplicitReturns: true,
      types: ["vite/client", "node"],
    },
    include: ["."],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const tsc = join(root, "node_modules/.bin/tsc");
  return new Promise((resolve) => {
    execFile(tsc, ["-p", folder, "--pretty", "false"], { cwd: folder }, (_, printed) => {
      rmSync(folder, { recursive: true });
      resolve(printed);
    });
  });
}

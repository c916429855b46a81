import { type Answer, sendJson, serve, type Served } from "./serve.ts";

/** A link, in a page of one object; `null` for the last page; a page or other JSON; or an answer. */
export type Step = string | null | object | Answer;

export interface Scripted extends Served {
  /** What was asked for, in order. */
  readonly sent: () => (string | undefined)[];
}

const isAnswer = (step: Step): step is Answer => typeof step === "function";

/** A server whose answers are `steps`, the last of them again and again. `{self}` and `{host}` in a link are its own. */
export async function script(steps: readonly Step[], words: Record<string, string> = {}) {
  const server = await serve((response, request, attempt) => {
    const step = steps[Math.min(attempt, steps.length) - 1] ?? null;
    if (isAnswer(step)) return step(response, request, attempt);
    const link = typeof step === "string" ? fill(step, { ...words, ...selfOf(server) }) : null;
    const page = { next: link, previous: null, results: [{ id: `o_${attempt}` }] };
    return void sendJson(response, typeof step === "object" && step ? step : page);
  });
  return { ...server, sent: () => server.seen.map(({ url }) => url) } satisfies Scripted;
}

function selfOf({ url }: Served) {
  const { host, port } = new URL(url);
  return { self: url, host, port };
}

const fill = (text: string, words: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (found, name: string) => words[name] ?? found);

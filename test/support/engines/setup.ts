import { beforeEach } from "vitest";
import { cdp, server } from "vitest/browser";
import { undrivenMethods, undrivenTests } from "./undriven.ts";

const session = cdp();
const send = session.send.bind(session);

beforeEach(async ({ skip, task }) => {
  const listed = undrivenTests.find(
    ({ engines, file, title }) =>
      engines.some((engine) => engine === server.browser) &&
      new RegExp(`[/.]${file}\\.browser\\.`).test(task.file.name) &&
      (title?.test(task.name) ?? true),
  );
  if (listed) skip(listed.reason);
  // Keys that the test before never let go of.
  await Reflect.apply(send, session, ["Engine.release"]);

  Object.assign(session, {
    send: async (...[method, params = {}]: Parameters<typeof send>) => {
      const known = undrivenMethods[method];
      // The test ends here, and is reported as skipped.
      if (known && (known.matches?.({ ...params }) ?? true)) skip(known.reason);
      return send(method, params);
    },
  });
});

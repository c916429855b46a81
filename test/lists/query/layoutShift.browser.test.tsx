import { createClient } from "parameter-form/client";
import { ParameterFormById, useFormQuery } from "parameter-form/query";
import { exampleForms } from "parameter-form/service";
import { type JSX, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { find, painted, show, withQueries } from "../../support/browser.tsx";

/** Answers over HTTP, but not before what stands there meanwhile was painted. */
const client = createClient({
  baseUrl: "/api",
  fetch: async (request) => {
    await painted();
    await painted();
    return fetch(request);
  },
});

/** Adds up every shift of the layout: https://web.dev/articles/cls, with none left out. */
function watchShifts(): () => Promise<number> {
  let total = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries)
      if ("value" in entry && typeof entry.value === "number") total += entry.value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return async () => {
    await painted();
    await painted();
    add(observer.takeRecords());
    return total;
  };
}

const below = <footer style={{ blockSize: 300, background: "silver" }}>Below the form</footer>;

async function shiftsWhile(children: ReactNode): Promise<number> {
  const shifts = watchShifts();
  show(
    withQueries(
      <>
        {children}
        {below}
      </>,
    ),
  );
  await find("form");
  return shifts();
}

const windows = [
  [360, 640],
  [1280, 800],
] as const;
const cases = exampleForms.flatMap(({ id }) =>
  windows.map(([width, height]) => ({ id, width, height })),
);

test.each(cases)(
  "$id at $width × $height shifts the layout by 0.1 at most",
  async ({ id, width, height }) => {
    await page.viewport(width, height);
    const shift = await shiftsWhile(
      <ParameterFormById client={client} formId={id} onSubmit={() => {}} />,
    );
    expect(shift).toBeLessThanOrEqual(0.1);
  },
);

function WithoutSkeleton(): JSX.Element | null {
  const { data } = useFormQuery(client, "federal-w4");
  return data ? <form style={{ blockSize: 600 }} /> : null;
}

test("measures a form without a skeleton as a shift", async () => {
  await page.viewport(360, 640);
  expect(await shiftsWhile(<WithoutSkeleton />)).toBeGreaterThan(0.1);
});

import { type JSX, Suspense } from "react";
import { HydratedForm } from "./hydratedForm.tsx";

/** Something a server waits for. In the browser there is nothing to wait for. */
export interface Wait {
  readonly promise: Promise<void>;
  over(): boolean;
}

interface LateFormProps {
  readonly id: string;
  readonly locale: string;
  readonly wait?: Wait | undefined;
}

function LateForm({ id, locale, wait }: LateFormProps): JSX.Element {
  // React 18 and 19 both wait for what is thrown.
  if (wait && !wait.over()) throw wait.promise;
  return <HydratedForm id={id} locale={locale} />;
}

/** A whole page, in which a form comes later than what is around it. */
export function LatePage(props: LateFormProps): JSX.Element {
  return (
    <html lang="en">
      <head>
        <title>Form</title>
      </head>
      <body>
        <h1>Before</h1>
        <main>
          <Suspense fallback={<p>Wait</p>}>
            <LateForm {...props} />
          </Suspense>
        </main>
        <p>After</p>
      </body>
    </html>
  );
}

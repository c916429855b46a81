import type { Payload, SubmitHandler } from "parameter-form";
import { type JSX, type ReactNode, useState } from "react";

interface WithAnswerProps {
  readonly children: (onSubmit: SubmitHandler) => ReactNode;
}

/** Shows below a form what its `onSubmit` was given. */
export function WithAnswer({ children }: WithAnswerProps): JSX.Element {
  const [payload, setPayload] = useState<Payload | null>(null);
  return (
    <>
      {children((_values, submission) => setPayload(submission.payload))}
      {payload && (
        <output className="answer" dir="ltr" data-testid="payload">
          {JSON.stringify(payload, null, 2)}
        </output>
      )}
    </>
  );
}

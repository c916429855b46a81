import { ParameterForm } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";
import { serverHtml } from "../../support/serverHtml.ts";

const form = questions("Name: string");
const session = { endsAt: 0, extend: async () => undefined };

test("a server renders nothing for a session, also after its end", () => {
  for (const render of [
    (props: object) => <ParameterForm form={form} onSubmit={() => {}} {...props} />,
    (props: object) => <FormCollection forms={[{ form }]} onSign={() => undefined} {...props} />,
  ])
    expect(serverHtml(render({ session }))).toBe(serverHtml(render({})));
});

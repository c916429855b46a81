import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLoadedCombobox } from "../../../src/react/field/controls/useLoadedCombobox.ts";
import { renderForm, field } from "../../support/renderForm.tsx";

const code = "../../../src/react/field/controls/Combobox.tsx";

afterEach(() => {
  vi.doUnmock(code);
  vi.unstubAllGlobals();
});

test("imports the searchable select again at the next mount after a failed import", async () => {
  const mouse = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => mouse);
  const fail = vi.fn<() => never>(() => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  vi.doMock(code, fail);
  const form = renderForm(["Place: select Salem|Bend"], { searchLimit: 1 });
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce(), 60_000);
  await form.user.click(field("Place"));
  await form.choose("Place", "[Bend]");
  await form.submit();
  expect(form.submitted()).toEqual(["Place=Bend"]);
  form.unmount();

  vi.doUnmock(code);
  const next = renderHook(useLoadedCombobox);
  expect(next.result.current).toBeNull();
  await vi.waitFor(() => expect(next.result.current).not.toBeNull(), 60_000);
});

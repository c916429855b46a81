import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FieldSettings, PartProps } from "parameter-form";
import {
  type CollectionForm,
  FormCollection,
  type FormCollectionProps,
  FormReview,
  type Receipt,
  useDraft,
} from "parameter-form/collection";
import { accountNumber, parseForm } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { storageOf } from "../support/draftStorages.ts";
import { formOf, reviewed } from "../support/renderCollection.tsx";
import { field, settled } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const press = (name: string | RegExp): Promise<void> =>
  act(async () => {
    const button = screen.getByRole("button", { name });
    button.focus();
    button.click();
  });

const secret = { sensitive: true, validate: () => null };

interface PageProps extends Partial<FormCollectionProps> {
  readonly texts: Map<string, string>;
}

function Page({ texts, forms = [], ...props }: PageProps) {
  const draft = useDraft(storageOf(texts));
  return <FormCollection forms={forms} draft={draft} onSign={() => undefined} {...props} />;
}

describe("form, draft, review and receipt agree whether an answer is sensitive:", () => {
  const is = true;
  test.each<readonly [string, boolean, Omit<CollectionForm, "form">]>([
    ["ssn: string", is, {}],
    ["ssn: string", is, { rules: { ssn: null } }],
    ["ssn: string", is, { defaultRules: false }],
    ["spouse_ssn: string", is, {}],
    ["dependent_1_ssn: string", is, {}],
    ["federal_ein: string", is, {}],
    ["account_number_2: string", is, {}],
    ["account_number: number", is, {}],
    ["numero_de_cuenta: string", is, {}],
    ["Badge: string", is, { fields: { Badge: { sensitive: true } } }],
    ["Badge: string", is, { fields: { Badge: { rule: secret } } }],
    ["Badge: string", is, { rules: { Badge: secret } }],
    ["Badge: number", is, { fields: { Badge: { sensitive: true } } }],
    ["Badge: string", !is, {}],
    ["account_type: string", !is, {}],
    ["number_of_accounts: number", !is, {}],
    ["spouse_ssn: string", !is, { fields: { spouse_ssn: { sensitive: false } } }],
    ["Badge: string", !is, { fields: { Badge: { sensitive: false, rule: secret } } }],
    ["spouse_ssn: string", is, { fields: { spouse_ssn: { sensitive: undefined } } }],
  ])("%s: %s with %j", async (line, expected, settings) => {
    const user = userEvent.setup();
    const texts = new Map<string, string>();
    const receipts: Receipt[] = [];
    const onSign = vi.fn();
    const [name = ""] = line.split(":");
    const forms = [{ form: formOf("a", line, "Other: string?"), ...settings }];
    render(
      <Page texts={texts} forms={forms} onSign={onSign} onFinish={(one) => receipts.push(one)} />,
    );
    await settled();
    await user.type(field(name), "517234416");
    expect(field(name)).toHaveValue(line.endsWith("number") ? "517,234,416" : "517234416");
    await user.type(field("Other"), "x");
    await settled();
    expect(screen.queryByRole("button", { name: `Show ${name}` }) !== null).toBe(expected);
    const typed: unknown = Reflect.get(field(name), "value");
    expect(/•.*416$/u.test(String(typed))).toBe(expected);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect([...texts.values()].join("").includes("517234416")).toBe(!expected);
    expect([...texts.values()].join("")).toContain("Other");
    await press("Continue");
    expect(reviewed()[0]).toMatch(expected ? /: Ending in 4416$/u : /: 517,?-?23-?4,?-?416$/u);
    await press("Submit");
    expect(onSign.mock.lastCall?.[0].payload.parameters[0].value).toMatch(/^517-?23-?4416$/u);
    const pair = receipts[0]?.forms[0]?.pairs[0];
    expect(pair?.value).toMatch(expected ? /^4416$/u : /^517/u);
    expect(pair?.sensitive).toBe(expected);
  });
});

describe("in a review, Show", () => {
  const form = parseForm({ ...questions("account_number: string", "Other: string?"), id: "a" });
  const review = (
    fields: Readonly<Record<string, FieldSettings>> = {},
    props: Partial<Parameters<typeof FormReview>[0]> = {},
    values: Readonly<Record<string, string>> = { account_number: "000123456789", Other: "o" },
    unread: Readonly<Record<string, string>> = {},
  ) => <FormReview forms={[{ form, values, unread, fields }]} {...props} />;
  const shows = () => screen.queryAllByRole("button", { name: /^(?:Show|Hide)/u });

  test("shows an answer whole and announces it digit by digit, until Hide is pressed", async () => {
    render(review());
    expect(shows()).toHaveLength(1);
    expect(document.body.innerHTML).not.toContain("000123456789");
    await press("Show account_number");
    expect(reviewed()).toEqual(["account_number: 000123456789", "Other: o"]);
    expect(screen.getByText("0 0 0 1 2 3 4 5 6 7 8 9")).toHaveClass("pf-visually-hidden");
    const button = screen.getByRole("button", { name: "Hide account_number" });
    expect(button).toHaveFocus();
    const controlled = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(controlled).toHaveTextContent("000123456789");
    await press("Hide account_number");
    expect(document.body.innerHTML).not.toContain("000123456789");
  });

  test.each<readonly [string, Parameters<typeof review>, string]>([
    ["in the way its rule writes it", [{}, {}, { account_number: "1" }], "1"],
    ["that is words, as words", [{}, {}, { account_number: "mine" }], "mine"],
    [
      "that could not be read, as it was typed",
      [{ account_number: { rule: accountNumber() } }, {}, {}, { account_number: "98 x45-678" }],
      "98 x45-678",
    ],
    [
      "that cannot be changed",
      [{ account_number: { readOnly: true } }, { onChange: () => undefined }],
      "000123456789",
    ],
  ])("shows one %s", async (_, args, whole) => {
    render(review(...args));
    await press("Show account_number");
    expect(reviewed()[0]).toMatch(new RegExp(`^account_number: ${whole}`, "u"));
  });

  test("shows the option's label in the form's language where a select is sensitive", async () => {
    const select = parseForm({ ...questions("Pick: select a|b"), lang: "es" });
    const fields = { Pick: { sensitive: true } };
    render(<FormReview forms={[{ form: select, values: { Pick: "a" }, fields }]} />);
    expect(screen.queryByText("[a]")).toBeNull();
    await press("Show Pick");
    expect(screen.getByText("[a]")).toHaveAttribute("lang", "es");
  });

  test.each<readonly [string, Parameters<typeof review>]>([
    ["an answer that is missing", [{}, {}, {}]],
    ["the last four of a stored answer", [{ account_number: { stored: "6789" } }, {}, {}]],
    ["an answer that is not sensitive", [{ account_number: { sensitive: false } }]],
  ])("is not rendered at %s", (_, args) => {
    render(review(...args));
    expect(shows()).toEqual([]);
  });

  test.each([
    [
      "the page is printed",
      () => {
        fireEvent(window, new Event("beforeprint"));
      },
    ],
    ["the answers are sent", (renderForm: (busy: boolean) => void) => renderForm(true)],
  ])("hides again when %s", async (_, end) => {
    const { rerender } = render(review());
    await press("Show account_number");
    end((busy) => rerender(review({}, { busy })));
    expect(document.body.innerHTML).not.toContain("000123456789");
    rerender(review());
    expect(reviewed()[0]).toBe("account_number: Ending in 6789");
  });

  test("does nothing while the answers are sent", async () => {
    render(review({}, { busy: true }));
    expect(shows()[0]).toHaveAttribute("aria-disabled", "true");
    await press("Show account_number");
    expect(document.body.innerHTML).not.toContain("000123456789");
  });

  test("hides again when the step is left, and is not on the receipt", async () => {
    const texts = new Map<string, string>();
    const forms = [{ form: formOf("a", "account_number: string") }];
    const user = userEvent.setup();
    render(<Page texts={texts} forms={forms} />);
    await settled();
    await user.type(field("account_number"), "000123456789");
    await press("Continue");
    await press("Show account_number");
    expect(reviewed()).toEqual(["account_number: 000123456789"]);
    await press("Change account_number");
    await press("Save and return");
    expect(reviewed()).toEqual(["account_number: Ending in 6789"]);
    await press("Submit");
    expect(reviewed().join()).toContain("Ending in 6789");
    expect(shows()).toEqual([]);
  });

  test("renders a Button of its kind", () => {
    const Button = ({ kind, button }: PartProps["Button"]) => (
      <button {...button} data-kind={kind} />
    );
    render(
      <FormReview forms={[{ form, values: { account_number: "1234" }, components: { Button } }]} />,
    );
    expect(shows().map(({ dataset }) => dataset["kind"])).toEqual(["reveal"]);
  });
});

test("marks answers revealed in the review for session recorders to mask", async () => {
  const values = { ssn: "123-45-6789", Name: "Ada" };
  const form = { ...questions("ssn: string", "Name: string"), id: "a" };
  render(
    <FormCollection forms={[{ form, defaultValues: values }]} step="review" onSign={() => {}} />,
  );
  await press("Show ssn");
  const marks = [
    ".amp-mask",
    ".fs-mask",
    ".nr-mask",
    ".ph-no-capture",
    ".rr-mask",
    "[data-private]",
  ];
  for (const mark of marks) {
    expect(screen.getByText("123-45-6789").closest(mark)).not.toBeNull();
    expect(screen.getByText("Ada").closest(mark)).toBeNull();
  }
});

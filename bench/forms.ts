/** One parameter of a form as the service describes it. */
export interface Parameter {
  readonly name: string;
  readonly label: string;
  readonly type: (typeof types)[number];
  readonly required: boolean;
  readonly description?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | null;
}

export interface Definition {
  readonly id: string;
  readonly description: string;
  readonly link?: string;
  readonly revision_date?: string;
  readonly jurisdiction_name?: string;
  readonly parameters: readonly Parameter[];
}

export type Values = Readonly<Record<string, string>>;

/** In equal mix, in this order. */
export const types = ["boolean", "currency", "number", "percent", "select", "string"] as const;

/** The options of a boolean that is drawn as a select. */
export const yesNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** A form of `size` required parameters. Its selects have five options, but the first has `options` of them. */
export function generate(size: number, options = 5): Definition {
  const parameters = Array.from({ length: size }, (_, place): Parameter => {
    const type = types[place % types.length] ?? "string";
    const count = place === types.indexOf("select") ? options : 5;
    return {
      name: `p${place}`,
      label: `Question ${place + 1}`,
      type,
      required: true,
      options:
        type === "select"
          ? Array.from({ length: count }, (_, nth) => ({
              value: `o${nth}`,
              label: `Option ${nth + 1}`,
            }))
          : null,
    };
  });
  return { id: "bench", description: "A generated form", parameters };
}

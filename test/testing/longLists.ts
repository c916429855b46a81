const places = Array.from({ length: 1_200 }, (_, place) => place);

/** A form that asks for one of 1,200 options; each has a label of its place. */
export const longForm = (label: (place: number) => string) => ({
  parameters: [
    {
      name: "plan",
      label: "Plan",
      type: "select",
      required: false,
      options: places.map((place) => ({ value: `p${place}`, label: label(place) })),
    },
  ],
});

/** Lists in which an option is not among the first that its label finds: what is asked for, and the form. */
export const longLists: readonly (readonly [is: string, value: string, form: object])[] = [
  ["in words that only it has", "p700", longForm((place) => `Plan (${place})`)],
  ["behind those that begin as it does", "p1199", longForm((place) => `Plan ${1200 - place}`)],
  [
    "behind those that have its words",
    "p1199",
    longForm((place) => (place < 1199 ? `A ${place}` : "A")),
  ],
  ["among those of the same words", "p90", longForm((place) => `Plan ${place % 3 ? "A" : " A"}`)],
  ["one that no word finds", "p40", longForm((place) => (place < 40 ? `Plan ${place}` : "\u0301"))],
];

/** The collections that the service of the stories has. */
export const collections = [
  {
    id: "new-hire",
    version: "1",
    title: "New hire",
    forms: [
      { id: "personal-details", title: { en: "Personal details", es: "Datos personales" } },
      {
        id: "direct-deposit",
        title: { en: "Direct deposit", es: "Depósito directo" },
        conditions: {
          amount: { name: "split", equals: "amount" },
          percent_of_net_pay: { name: "split", equals: "percent" },
        },
      },
    ],
    attestation: { statement: "I declare that these answers are true, correct, and complete." },
  },
] as const;

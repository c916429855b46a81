/** A form of a document, with a question `city` and the select `status`. */
export const w4 = {
  id: "w4",
  form: {
    description: "Federal W-4",
    parameters: [
      { name: "city", label: "City", type: "string", required: true },
      {
        name: "status",
        label: "Filing status",
        type: "select",
        required: true,
        description: "As on your tax return",
        options: [
          { value: "S", label: "Single" },
          { value: "M", label: "Married" },
        ],
      },
    ],
  },
};

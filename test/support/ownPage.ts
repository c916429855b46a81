/** Files that change their page for good, by a policy or the style sheet of a design system, or ask what a new page has not loaded yet. */
export const ownPage = [
  "test/adapters/*.browser.test.tsx",
  "test/styles/*.browser.test.tsx",
  "test/stories/*.browser.test.{ts,tsx}",
  "test/react/{retry,scripted}.browser.test.tsx",
  "test/react/hosts/{dialogs,policy,translated}.browser.test.tsx",
  "test/react/{field/controls/DateField,combobox/comboboxLoading,longForms/longSelects}.browser.test.tsx",
  "test/react/server/*.browser.test.tsx",
  "test/react/session/surroundings.browser.test.tsx",
];

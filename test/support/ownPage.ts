/** Files that change their page for good, by a style sheet or a policy, that ask what a new page has not loaded yet, or measure its colors. */
export const ownPage = [
  "test/**/focusRing.browser.test.tsx",
  "test/collection/reviewBusy.browser.test.tsx",
  "test/query/listLayout.browser.test.tsx",
  "test/react/colors.browser.test.tsx",
  "test/adapters/*.browser.test.tsx",
  "test/stories/*.browser.test.{ts,tsx}",
  "test/react/hosts/{dialogs,policy,translated}.browser.test.tsx",
  "test/react/{fields/DateField,combobox/comboboxLoading,longForms/longSelects}.browser.test.tsx",
  "test/react/server/*.browser.test.tsx",
];

const oldest = [
  "@emotion/react",
  "@tanstack/react-table",
  "axe-core",
  "idb-keyval",
  "@mui/material",
  "@mantine/core",
  "@chakra-ui/react",
  "react-aria-components",
  "@headlessui/react",
  "@radix-ui/react-dialog",
  "clsx",
  "tailwind-merge",
];

const calendars = [
  "@internationalized/date",
  "@mantine/dates",
  "@mui/x-date-pickers",
  "@mui/x-date-pickers/AdapterDayjs",
];

/** Packages that are known beforehand: found while tests or stories run, they would be bundled anew with a second React. */
export const prebundled = { include: [...oldest, ...calendars] };

/** The same with React 18 and the oldest design systems, whose calendars need newer ones. */
export const prebundledOldest = { include: oldest };

/** Packages that are known beforehand: found while tests or stories run, they would be bundled anew with a second React. */
export const prebundled = {
  include: [
    "@mui/material",
    "@mantine/core",
    "@chakra-ui/react",
    "react-aria-components",
    "@internationalized/date",
    "@mantine/dates",
    "@mui/x-date-pickers",
    "@mui/x-date-pickers/AdapterDayjs",
    "@headlessui/react",
    "@radix-ui/react-dialog",
    "clsx",
    "tailwind-merge",
  ],
};

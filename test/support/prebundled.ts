/** Packages that are known beforehand: found while tests or stories run, they would be bundled anew with a second React. */
export const prebundled = {
  include: [
    "@mui/material",
    "@mantine/core",
    "@chakra-ui/react",
    "react-aria-components",
    "clsx",
    "tailwind-merge",
  ],
};

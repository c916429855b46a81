declare module "sample:stories-Collections.mdx/Wizard.tsx" {
  import type { SignHandler } from "parameter-form/collection";
  import type { JSX } from "react";

  export function Wizard(props: { readonly onSign: SignHandler }): JSX.Element;
}

declare module "sample:stories-guides-Collections.mdx/Wizard.tsx" {
  import type { SignHandler } from "parameter-form/collection";
  import type { JSX } from "react";

  export function Wizard(props: { readonly onSign: SignHandler }): JSX.Element;
}

declare module "sample:stories-guides-Adapters.mdx-*" {
  import type { JSX } from "react";

  export function W4(props: { readonly form: unknown }): JSX.Element;
}

declare module "sample:README.md-3.tsx" {
  import type { JSX } from "react";

  export function Onboarding(): JSX.Element;
}

declare module "sample:stories-guides-Drafts.mdx/indexedDbDrafts.ts" {
  import type { DraftStorage } from "parameter-form/collection";

  export function indexedDbDrafts(): DraftStorage;
}

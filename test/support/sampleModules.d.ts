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

declare module "sample:stories-guides-Servers.mdx/forward.ts" {
  import type { ClientEndpoint } from "parameter-form/client";

  export interface Upstream {
    readonly service: string;
    readonly key: string;
    readonly allowed: readonly ClientEndpoint[];
    readonly mayAsk: (request: Request) => Promise<boolean>;
  }
  export function forward(request: Request, upstream: Upstream): Promise<Response>;
}

declare module "sample:stories-guides-Analytics.mdx/recordSpan.ts" {
  import type { ParameterFormEvent } from "parameter-form";

  interface Tracer {
    startSpan(name: string, options: object): { end(time: number): void };
  }
  export function recordSpan(tracer: Tracer): (event: ParameterFormEvent) => void;
}

import type { Decorator } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type JSX, type ReactNode, useState } from "react";

/** A cache of its own for each story, so that none sees what another fetched. */
function FreshCache({ children }: { readonly children: ReactNode }): JSX.Element {
  const [queryClient] = useState(() => new QueryClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** For stories that fetch with TanStack Query. It is not around every story: the others would load what they do not use. */
export const withFreshCache: Decorator = (Story) => (
  <FreshCache>
    <Story />
  </FreshCache>
);

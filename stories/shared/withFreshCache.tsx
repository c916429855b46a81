import type { Decorator } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type JSX, type ReactNode, useState } from "react";

/** Isolates the query cache of each story. */
function FreshCache({ children }: { readonly children: ReactNode }): JSX.Element {
  const [queryClient] = useState(() => new QueryClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Decorates a story that uses TanStack Query. It is not global, so that other stories do not load the library. */
export const withFreshCache: Decorator = (Story) => (
  <FreshCache>
    <Story />
  </FreshCache>
);

import type { JSX, ReactNode } from "react";

/** As wide as the narrowest phone, where nothing may stick out. */
export const Phone = ({ children }: { readonly children: ReactNode }): JSX.Element => (
  <div style={{ inlineSize: "320px", maxInlineSize: "100%", overflow: "auto" }}>{children}</div>
);

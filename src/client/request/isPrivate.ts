/** Loopback hosts: https://w3c.github.io/webappsec-secure-contexts/#localhost */
const loopback = /(?:^|\.)localhost\.?$|^127(?:\.\d+){3}$|^\[::1\]$/;

/**
 * Whether nobody on the way can read a request to `url`: by https, on this machine, or to the
 * page's own origin, which already has the same data. A frame without `sandbox` has the origin of
 * its page.
 */
export const isPrivate = ({ protocol, hostname, origin }: URL): boolean =>
  protocol === "https:" || loopback.test(hostname) || origin === globalThis.origin;

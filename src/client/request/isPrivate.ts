/** Loopback hosts: https://w3c.github.io/webappsec-secure-contexts/#localhost */
const loopback = /(?:^|\.)localhost\.?$|^127(?:\.\d+){3}$|^\[::1\]$/;

/**
 * Whether `url` is https, on this machine, or at the page's own origin. Anyone on the network can
 * read other requests. `globalThis.origin` is right in a `srcdoc` frame, too.
 */
export const isPrivate = ({ protocol, hostname, origin }: URL): boolean =>
  protocol === "https:" || loopback.test(hostname) || origin === globalThis.origin;

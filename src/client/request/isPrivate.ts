/** Hosts of this machine: https://w3c.github.io/webappsec-secure-contexts/#localhost */
const loopback = /(?:^|\.)localhost\.?$|^127(?:\.\d+){3}$|^\[::1\]$/;

/**
 * Whether nobody on the way reads what is sent to `url`: it goes by https, stays on this machine,
 * or goes where the page itself came from, which is trusted with the same. A frame is of the origin
 * of the page around it, unless it is sandboxed.
 */
export const isPrivate = ({ protocol, hostname, origin }: URL): boolean =>
  protocol === "https:" || loopback.test(hostname) || origin === globalThis.origin;

/**
 * Whether the browser reports that it is offline. The request is sent anyway: a service worker may
 * respond.
 */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * Whether the browser says that nothing it sends can leave the device. A request is worth a try all
 * the same: a service worker may answer it.
 */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

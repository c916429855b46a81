/** Attributes that mask an element in session recorders. */
export const unrecorded = {
  // Microsoft Clarity: https://github.com/microsoft/clarity/blob/master/packages/clarity-js/types/layout.d.ts
  "data-clarity-mask": "true",
  // Datadog: https://docs.datadoghq.com/session_replay/browser/privacy_options
  "data-dd-privacy": "mask",
  // Smartlook: https://web.developer.smartlook.com/docs/consent-and-sensitive-data
  "data-sl": "mask",
  // Sentry: https://docs.sentry.io/platforms/javascript/session-replay/privacy
  "data-sentry-mask": "",
  // OpenReplay: https://docs.openreplay.com/en/sdk/sanitize-data
  "data-openreplay-obscured": "",
  // Hotjar: https://help.hotjar.com/hc/en-us/articles/115012439167
  "data-hj-suppress": "",
  // LogRocket: https://docs.logrocket.com/reference/dom
  "data-private": "",
} as const satisfies Record<string, string>;

/**
 * Classes that mask an element in session recorders:
 * - Amplitude: https://github.com/amplitude/Amplitude-TypeScript/blob/main/packages/session-replay-browser/src/constants.ts
 * - FullStory: https://developer.fullstory.com/mobile/react-native/fullcapture/add-class
 * - New Relic: https://github.com/newrelic/newrelic-browser-agent/blob/main/src/common/config/init.js
 * - PostHog: https://posthog.com/docs/session-replay/privacy
 * - rrweb: https://github.com/rrweb-io/rrweb/blob/master/guide.md
 */
export const unrecordedClasses = "amp-mask fs-mask nr-mask ph-no-capture rr-mask";

/** English messages of the warning before a session ends. */
export const sessionMessages = {
  sessionEnding: "You will be signed out soon",
  sessionLeft: "Time left: {time}",
  sessionStay: "Stay signed in",
  sessionExtended: "You are still signed in",
  sessionNotExtended: "We could not keep you signed in. {why}",
  sessionEnded: "Your session ended: {time}",
  sessionOnPage:
    "Your answers are still on this page. Sign in again in another tab, then continue here.",
  sessionContinue: "Continue",
} as const satisfies Record<string, string>;

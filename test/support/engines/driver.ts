/** A command of W3C WebDriver, https://w3c.github.io/webdriver/, and how each of two wires calls it. */
export const commands = {
  newSession: ["WebDriver:NewSession", "POST", "/session"],
  deleteSession: ["WebDriver:DeleteSession", "DELETE", "/session/{id}"],
  navigate: ["WebDriver:Navigate", "POST", "/session/{id}/url"],
  setTimeouts: ["WebDriver:SetTimeouts", "POST", "/session/{id}/timeouts"],
  setWindowRect: ["WebDriver:SetWindowRect", "POST", "/session/{id}/window/rect"],
  findElement: ["WebDriver:FindElement", "POST", "/session/{id}/element"],
  switchToFrame: ["WebDriver:SwitchToFrame", "POST", "/session/{id}/frame"],
  execute: ["WebDriver:ExecuteAsyncScript", "POST", "/session/{id}/execute/async"],
  performActions: ["WebDriver:PerformActions", "POST", "/session/{id}/actions"],
  releaseActions: ["WebDriver:ReleaseActions", "DELETE", "/session/{id}/actions"],
} as const;

export type Command = keyof typeof commands;

/** A browser that takes commands. */
export interface Driver {
  readonly send: (command: Command, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Whether Control and Z undo, or only the menu of a browser that it is not part of. */
  readonly undoByKey: boolean;
  readonly close: () => Promise<void>;
}

/** What an engine's driver needs to start, and who has it. */
export interface Engine {
  /** Programs that must be there, and the Debian package of each. */
  readonly programs: Readonly<Record<string, string>>;
  readonly start: (find: (program: string) => string) => Promise<Driver>;
}

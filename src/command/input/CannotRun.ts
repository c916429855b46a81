/** Error of a command that could not run. The message contains the reason and the solution. */
export class CannotRun extends Error {
  override readonly name = "CannotRun";
}

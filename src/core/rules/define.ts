import { withMetadata } from "../metadata.ts";
import type { ArgKinds, Args } from "./args.ts";
import type { Rule } from "./rule.ts";

/** A rule or a check that a document can name. */
export interface Definition<
  Name extends string = string,
  Kinds extends ArgKinds = ArgKinds,
  Messages extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Made = unknown,
> {
  readonly name: Name;
  readonly args: Kinds;
  /** Creates the rule or the check. */
  make(this: void, args: Args<Kinds>): Made;
  /**
   * The function that records itself in the metadata of what it creates.
   * @default make
   */
  readonly factory?: (...args: never) => Made;
  /** English messages by reason. */
  readonly messages: Messages;
}

/** Returns the definition of a rule or a check. The kinds in `args` type the arguments of `make`. */
export function define<
  const Name extends string,
  const Kinds extends ArgKinds,
  Messages extends Readonly<Record<string, string>>,
  Made,
>(definition: Definition<Name, Kinds, Messages, Made>): Definition<Name, Kinds, Messages, Made> {
  return definition;
}

/** Creates a factory without arguments, which always returns the same rule. */
export function constantRule(rule: Rule): () => Rule {
  const factory = () => rule;
  withMetadata(rule, factory);
  return factory;
}

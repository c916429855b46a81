import { containers } from "./containers.ts";
import { getters } from "./getters.ts";
import type { Hostile } from "./hostile.ts";
import { junk } from "./junk.ts";
import { named } from "./named.ts";
import { selects } from "./selects.ts";
import { texts } from "./texts.ts";

/** Fixed definitions that a careless service, or a hostile one, could send. */
export const hostileDefinitions: readonly Hostile[] = [
  ...containers,
  ...named,
  ...selects,
  ...texts,
  ...getters,
  ...junk,
];

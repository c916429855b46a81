/** A node of React's tree, as far as its own developer tools read it. */
interface Fiber {
  readonly flags: number;
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
}

/** Function, class, forwardRef, memo and simple memo components: https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactWorkTags.js */
const components: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);
const hostComponent = 5;
const performedWork = 1;

const rows = new Set<Element>();
let commits = 0;
let rowSelector = "";

/** Counts anew. The hook must be there before React is. */
export function startCounting(selector: string): void {
  rowSelector = selector;
  rows.clear();
  commits = 0;
  globalThis.onReactCommit = ({ current }) => {
    commits++;
    if (current.alternate) note(current, current.alternate);
  };
}

/** Commits since, and how many rows were drawn anew, once or more. */
export const counted = () => ({ commits, rows: rows.size });

/** What React left alone in this commit still has the children it had. */
function note(fiber: Fiber, before: Fiber | null): void {
  const rendered = components.has(fiber.tag) && (fiber.flags & performedWork) !== 0;
  const changed = fiber.tag === hostComponent && fiber.memoizedProps !== before?.memoizedProps;
  const element = rendered || changed ? elementOf(fiber) : null;
  // What a component draws is in the row, or it is a row, which then has other properties.
  const row = (changed ? element : element?.parentElement)?.closest(rowSelector);
  if (row) rows.add(row);
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) note(child, child.alternate);
}

function elementOf(fiber: Fiber): Element | null {
  if (fiber.tag === hostComponent && fiber.stateNode instanceof Element) return fiber.stateNode;
  return fiber.child && elementOf(fiber.child);
}

declare global {
  /** Set by `startCounting`, called by the hook that the runner puts in before React. */
  var onReactCommit: ((root: { readonly current: Fiber }) => void) | undefined;
}

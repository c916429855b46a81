import { onTestFinished } from "vitest";

/** What screen readers speak when its text changes. */
const regions = "[role=alert], [role=status], output, [aria-live]";

/** The live region that a change is in, or those that it inserts. */
function regionsOf({ target, addedNodes }: MutationRecord): readonly Element[] {
  const parent = target instanceof Element ? target : target.parentElement;
  const around = parent?.closest(regions);
  if (around) return [around];
  return [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]
      : [],
  );
}

/** Collects what live regions announce until the test ends: the text of each whose contents change, oldest first. */
export function announcements(): { readonly taken: () => readonly string[] } {
  const texts: string[] = [];
  const note = (records: readonly MutationRecord[]): void => {
    const changed = records.filter(
      ({ type, addedNodes }) =>
        type === "characterData" || [...addedNodes].some(({ textContent }) => textContent),
    );
    for (const region of new Set(changed.flatMap(regionsOf)))
      if (region.isConnected && region.textContent) texts.push(region.textContent);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return {
    taken() {
      note(observer.takeRecords());
      return texts.splice(0);
    },
  };
}

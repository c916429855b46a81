/** What no two runs agree on: the service counts for as long as it runs, whichever story asks, and answers when it can. */
const chances = [
  [/^document_\d+$/, "document_1"],
  [/^\d+ ms$/, "1 ms"],
] as const;

/** Writes numbers that are a matter of chance as 1. */
export function sameNumbers(page: Node): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const [chance, same] of chances)
      if (chance.test(text.nodeValue ?? "")) text.nodeValue = same;
}

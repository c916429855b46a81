/** What Chrome leaves alone beside what is marked `translate="no"`. */
const kept = "script, style, textarea, [translate=no]";

/**
 * Puts a text of its own, in elements of its own, in the place of each, as it does with the
 * translation: those that React knows are on the page no more.
 */
function wrap(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node: Node | null = root; node; node = texts.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(`font, ${kept}`)) found.push(node);
  for (const text of found) {
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.appendChild(document.createElement("font")).append(text.data);
  }
}

/**
 * Translates the page as browsers do, now and whenever it changes: what React wrote stands in
 * `<font><font>` from then on. Answers with what ends it.
 */
export function translatePage(): () => void {
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
  });
  wrap(document.body);
  changes.observe(document.body, { subtree: true, childList: true });
  return () => changes.disconnect();
}

/** Groups the digits of an amount while it is typed. The caret stays behind the same digit. */
export function groupDigits(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const [whole = "", ...decimals] = withoutGroups(value).split(".");
  const text = [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
  if (text === value) return;
  const before = withoutGroups(value.slice(0, selectionStart ?? value.length)).length;
  input.value = text;
  let caret = 0;
  for (let signs = 0; signs < before; caret++) if (text[caret] !== ",") signs++;
  input.setSelectionRange(caret, caret);
}

export const withoutGroups = (text: string): string => text.replaceAll(",", "");

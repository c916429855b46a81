/** https://w3c.github.io/webdriver/#keyboard-actions */
const points: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE006",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  " ": " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Insert: "\uE016",
  Delete: "\uE017",
  F4: "\uE034",
  Meta: "\uE03D",
};

export interface KeyAction {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}

const press = (type: KeyAction["type"], key: string): KeyAction => {
  const value = points[key] ?? key;
  if ([...value].length > 1) throw new Error(`No key is known as ${key}`);
  return { type, value };
};

export const down = (key: string): KeyAction => press("keyDown", key);
export const up = (key: string): KeyAction => press("keyUp", key);

const part = /\{(?<end>\/)?(?<name>[^{}]+?)(?<held>>)?(?<times>\d+)?(?<let>\/)?\}|\{\{|\[\[|./gsu;

/** What to do for a text such as `12{Shift>}{ArrowLeft}{/Shift}`: https://testing-library.com/docs/user-event/keyboard/ */
export function actionsFor(text: string): KeyAction[] {
  return [...text.matchAll(part)].flatMap(({ 0: whole, groups = {} }) => {
    const { end, name = whole.slice(0, 1), held: values, times = "1", let: released } = groups;
    if (end !== undefined) return [up(name)];
    const downs = Array.from({ length: Number(times) }, () => down(name));
    return values !== undefined && released === undefined ? downs : [...downs, up(name)];
  });
}

/** Cuts keys behind each Control and Z, and says what the browser's own menu would do then. */
export function atUndo(actions: readonly KeyAction[]) {
  const parts: { part: KeyAction[]; command: "undo" | "redo" | null }[] = [];
  let part: KeyAction[] = [];
  const values = new Set<string>();
  for (const action of actions) {
    part.push(action);
    if (action.type === "keyUp") values.delete(action.value);
    else values.add(action.value);
    const { Control = "", Shift = "" } = points;
    if (action.type === "keyUp" || action.value.toLowerCase() !== "z" || !values.has(Control))
      continue;
    parts.push({ part, command: values.has(Shift) ? "redo" : "undo" });
    part = [];
  }
  return [...parts, { part, command: null }];
}

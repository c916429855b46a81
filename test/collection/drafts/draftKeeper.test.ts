import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DraftError, type DraftProblem } from "../../../src/collection/drafts/DraftError.ts";
import { defaultExpiry } from "../../../src/collection/drafts/draftExpiry.ts";
import type { DraftStorage } from "../../../src/collection/drafts/draftStorage.ts";
import {
  comparingStorageOf,
  slowStorageOf,
  storageOf,
  storageThat,
} from "../../support/draftStorages.ts";
import { answersFrom, keptForm, page } from "./keptForms.ts";

const form = keptForm(["Name: string", "Extra: currency?", "ssn: string?"], ["ssn"]);
const named = (name: string) => answersFrom([["Name", name]]);
const key = "parameter-form~~w4";

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
  vi.useFakeTimers();
});
afterEach(() => {
  const left = vi.getTimerCount();
  vi.useRealTimers();
  if (left > 0) throw new Error(`${left} timers are left`);
});

const accept = async () => ({ document: "d", at: null });

const restored = async (storage = storageOf(texts)) =>
  (await page(storage).restore(form))?.values["Name"] ?? null;
/** Lets the storage's promises and what follows from them end. */
const settled = () => vi.advanceTimersByTimeAsync(0);

describe.each([
  ["a storage that answers at once", storageOf],
  ["a storage that answers by promises", slowStorageOf],
  ["a storage that compares", comparingStorageOf],
] as const)("%s", (_, storageIn) => {
  const open = async (options = {}) => {
    const one = page(storageIn(texts), options);
    const found = await one.restore(form);
    return { ...one, found };
  };

  test("writes a draft once, after a pause", async () => {
    const one = await open();
    const write = vi.spyOn(texts, "set");
    expect(one.state().status).toBe("idle");
    for (const name of ["A", "Ad", "Ada"]) {
      one.save(form, named(name));
      expect(one.state().status).toBe("saving");
      await vi.advanceTimersByTimeAsync(499);
    }
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(one.state().status).toBe("saved");
    expect(await restored()).toBe("Ada");
  });

  test("clears the drafts of forms of its owner that the page has not opened, too", async () => {
    const gone = ["parameter-form~~i9", "parameter-form~~dependents_7e_2", `${key}~unreadable`];
    const kept = ["theme", "parameter-form", "parameter-form~ada~w4", `${key}~seed`];
    for (const one of [...gone, ...kept]) texts.set(one, "x");
    const one = await open();
    one.save(form, named("Ada"));
    one.flush();
    await settled();
    await one.clear(form);
    expect([...texts.keys()]).toEqual([...gone.slice(0, 2), ...kept]);
    await one.clear();
    expect([...texts.keys()]).toEqual(kept);
  });

  test("clears its own draft where the storage lists no keys", async () => {
    texts.set("parameter-form~~i9", "x");
    const { keys: _keys, ...storage } = storageIn(texts);
    const one = page(storage);
    await one.restore(form);
    one.save(form, named("Ada"));
    one.flush();
    await settled();
    await one.clear();
    expect([...texts.keys()]).toEqual(["parameter-form~~i9"]);
  });

  test("calls onError when the keys cannot be listed", async () => {
    const [error, onError] = [new Error("down"), vi.fn<(error: unknown) => void>()];
    const keys = (): never => {
      throw error;
    };
    const one = page({ ...storageIn(texts), keys }, { onError });
    await one.clear();
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("writes after the app's debounce", async () => {
    const one = await open({ debounce: 5000 });
    one.save(form, named("Ada"));
    await vi.advanceTimersByTimeAsync(4999);
    expect(texts.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts.size).toBe(1);
  });

  test("writes at once when the page is left", async () => {
    const one = await open();
    one.save(form, named("Ada"));
    one.flush(true);
    expect(texts.size).toBe(1);
    await settled();
    expect(one.state().status).toBe("saved");
  });

  test("does not write a draft that is stored already", async () => {
    texts.set(key, await written("Ada"));
    const one = await open();
    expect(one.state()).toMatchObject({ status: "saved", restored: true });
    const write = vi.spyOn(texts, "set");
    one.save(form, named("Ada"));
    await vi.advanceTimersByTimeAsync(500);
    expect(one.state().status).toBe("saved");
    expect(write).not.toHaveBeenCalled();
  });

  test("removes the draft when nothing is answered anymore", async () => {
    texts.set(key, await written("Ada"));
    const one = await open();
    one.save(form, answersFrom([]));
    one.flush();
    await settled();
    expect(texts.size).toBe(0);
    expect(one.state().status).toBe("idle");
  });

  test("lists answers that are never kept while the form is shown", async () => {
    texts.set(key, await written("Ada"));
    const { state, show, focus } = await open();
    expect(state().notKept).toEqual([]);
    const goTo = vi.fn<(name: string) => void>();
    const hide = show(form, goTo);
    expect(state().notKept).toEqual([{ name: "ssn", label: "ssn" }]);
    focus("ssn");
    focus("Name");
    expect(goTo.mock.calls).toEqual([["ssn"]]);
    hide();
    expect(state().notKept).toEqual([]);
  });

  test("clears a draft on demand, also during a write", async () => {
    const one = await open();
    one.save(form, named("Ada"));
    one.flush();
    one.save(form, named("Ada L"));
    await one.clear();
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts.size).toBe(0);
    expect(one.state().status).toBe("idle");
    one.save(form, named("Ada Lovelace"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await restored()).toBe("Ada Lovelace");
  });

  test("does not write a cleared draft again until something changes", async () => {
    const one = await open();
    one.save(form, named("Ada"));
    one.flush();
    await settled();
    await one.clear(form);
    one.save(form, named("Ada"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts.size).toBe(0);
    expect(one.state().status).toBe("none");
  });

  test("waits for the write when its form is mounted again at once", async () => {
    const one = await open();
    one.save(form, named("Ada"));
    expect((await one.restore(form))?.values["Name"]).toBe("Ada");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await restored()).toBe("Ada");
  });

  test("does not write a restored draft again", async () => {
    texts.set(key, await written("Ada"));
    const one = await open();
    expect(vi.getTimerCount()).toBe(0);
    expect(one.state().status).toBe("saved");
  });

  test("expires at the app's expiry", async () => {
    texts.set(key, await written("Ada"));
    await vi.advanceTimersByTimeAsync(defaultExpiry - 1);
    expect((await open()).found?.values["Name"]).toBe("Ada");
    expect((await open({ expiry: 1000 })).found).toBe(null);
    expect(texts.size).toBe(0);

    texts.set(key, await written("Ada", { expiry: 1000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await open({ expiry: 5000 })).found).toBe(null);
    expect(texts.size).toBe(0);
  });

  test.each([Infinity, Number.MAX_VALUE])("keeps a draft for %d ms", async (expiry) => {
    texts.set(key, await written("Ada", { expiry }));
    await vi.advanceTimersByTimeAsync(1000 * defaultExpiry);
    const { found, state } = await open({ expiry });
    expect(found?.values["Name"]).toBe("Ada");
    expect(state().setAside).toBe(false);
  });

  test("compares a draft with the definition that it was written for", async () => {
    const changed = keptForm(["Name: string", "More: string?"]);
    const one = await open();
    one.save(form, named("Ada"));
    one.flush();
    await settled();
    one.save(changed, named("Ada L"));
    one.flush();
    await settled();
    expect(one.state()).toMatchObject({ status: "saved", changed: false });
    const next = page(storageIn(texts));
    expect((await next.restore(changed))?.values["Name"]).toBe("Ada L");
    expect(next.state().changed).toBe(false);
  });

  test.each(["{", "", "null", '{"version":2,"revision":"x"}'])(
    "sets %j aside and starts over",
    async (text) => {
      texts.set(key, text);
      const one = await open();
      expect(one.found).toBe(null);
      expect(one.state()).toMatchObject({ status: "idle", setAside: true });
      expect([...texts]).toEqual([[`${key}~unreadable`, text]]);
      one.save(form, named("Ada"));
      one.flush();
      await settled();
      expect(await restored()).toBe("Ada");
      await one.clear();
      expect(texts.size).toBe(0);
    },
  );

  test("does not restore a draft of another owner", async () => {
    const ada = await open({ owner: "ada" });
    ada.save(form, named("Ada"));
    ada.flush();
    await settled();
    expect((await open({ owner: "eve" })).found).toBe(null);
    expect((await open({ owner: "ada" })).found?.values["Name"]).toBe("Ada");
  });

  test("removes an answer that has become sensitive", async () => {
    texts.set(key, await written("Secret"));
    const strict = keptForm(["Name: string", "Extra: currency?"], ["Name"]);
    const one = page(storageIn(texts));
    expect(await one.restore(strict)).toMatchObject({ values: {} });
    expect(one.state().dropped).toEqual([{ name: "Name", label: "Name" }]);
    await vi.advanceTimersByTimeAsync(500);
    expect(JSON.stringify([...texts])).not.toContain("Secret");
  });

  test("lets only one of two pages write, until the person decides", async () => {
    const [first, second] = [await open(), await open()];
    first.save(form, named("First"));
    first.flush();
    await settled();
    second.look();
    await settled();
    expect(second.state().status).toBe("conflict");
    second.save(form, named("Second"));
    second.flush();
    second.flush(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await restored()).toBe("First");

    second.keep();
    await settled();
    expect(second.state().status).toBe("saved");
    expect(await restored()).toBe("Second");
    first.look();
    await settled();
    expect(first.state().status).toBe("conflict");
  });

  /** A page that was about to write over what another one kept since. */
  async function openLate() {
    const [first, second] = [await open(), await open()];
    first.save(form, named("First"));
    first.flush();
    await settled();
    second.save(form, named("Second"));
    await vi.advanceTimersByTimeAsync(500);
    expect(second.state().status).toBe("conflict");
    return second;
  }

  test("does not write once its form was accepted in another page", async () => {
    const [first, second] = [await open(), await open()];
    first.save(form, named("Ada"));
    first.flush();
    await settled();
    await first.once(form, accept);
    second.save(form, named("Late"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.state()).toMatchObject({ status: "none", accepted: { w4: { document: "d" } } });
    expect([...texts.keys()]).toEqual([`${key}~accepted`]);
    expect([...texts.values()].join("")).not.toMatch(/Ada|Late/);
  });

  test("removes the draft of an accepted form later if it could not be removed", async () => {
    for (const isLoaded of [false, true]) {
      texts.clear();
      const storage = storageIn(texts);
      let isDown = true;
      const remove: DraftStorage["remove"] = (at) => {
        if (isDown) throw new Error("down");
        return storage.remove(at);
      };
      const one = page({ ...storage, remove });
      await one.restore(form);
      one.save(form, named("Ada"));
      one.flush();
      await settled();
      await one.once(form, accept);
      expect([...texts.keys()]).toEqual([key, `${key}~accepted`]);
      isDown = false;
      const found = isLoaded ? (await open()).found : (one.flush(), null);
      await settled();
      expect(found).toBe(null);
      expect([...texts.keys()]).toEqual([`${key}~accepted`]);
    }
  });

  test("reads the stored draft before overwriting it", async () => {
    await openLate();
    expect(await restored()).toBe("First");
  });

  test("overwrites it when the person decides during the next read", async () => {
    const late = await openLate();
    late.look();
    late.keep();
    await settled();
    expect(late.state().status).toBe("saved");
    expect(await restored()).toBe("Second");
  });

  test("reports a draft that another page cleared, and does not write it again", async () => {
    texts.set(key, await written("Ada"));
    const [first, second] = [await open(), await open()];
    second.save(form, named("Ada L"));
    await first.clear();
    second.look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.state().status).toBe("deleted");
    expect(texts.size).toBe(0);
  });

  test("writes again a draft that disappeared without notice", async () => {
    texts.set(key, await written("Ada"));
    const one = await open();
    texts.clear();
    one.look(false);
    one.save(form, named("Ada L"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await restored()).toBe("Ada L");
  });
});

/** What a page keeps of one answer. */
async function written(name: string, options = {}): Promise<string> {
  const there = new Map<string, string>();
  const one = page(storageOf(there), options);
  await one.restore(form);
  one.save(form, named(name));
  one.flush();
  return there.get(key) ?? "";
}

const quota = new DOMException("Full", "QuotaExceededError");
const blocked = new DOMException("Denied", "SecurityError");

test.each<readonly [DraftProblem, unknown]>([
  ["full", quota],
  ["blocked", blocked],
  ["failed", new Error("Something")],
  ["failed", "a text"],
  ["failed", null],
  ["signedOut", new DraftError("signedOut", "401", { status: 401 })],
])("survives a storage that fails, %s", async (problem, error) => {
  for (const isSlow of [false, true]) {
    const onError = vi.fn<(error: unknown) => void>();
    const fails: () => never | Promise<never> = () => {
      if (isSlow) return Promise.reject(error);
      throw error;
    };
    const one = page(storageThat(fails), { onError });
    expect(await one.restore(form)).toBe(problem === "blocked" ? null : undefined);
    expect(one.state()).toMatchObject({ status: "failed", problem });
    one.save(form, named("Ada"));
    await vi.advanceTimersByTimeAsync(500);
    expect(one.state()).toMatchObject({ status: "failed", problem });
    one.look();
    one.flush();
    one.flush(true);
    await one.clear();
    await settled();
    expect(one.state().status).toBe("idle");
    expect(new Set(onError.mock.calls.flat())).toEqual(new Set([error]));
  }
});

test("writes again once a failed storage works", async () => {
  const good = storageOf(texts);
  let isFull = true;
  const write = (at: string, text: string) => {
    if (isFull) throw quota;
    return good.write(at, text);
  };
  const one = page({ ...good, write });
  await one.restore(form);
  one.save(form, named("Ada"));
  one.flush();
  expect(one.state()).toMatchObject({ status: "failed", problem: "full" });
  isFull = false;
  one.flush();
  expect(one.state()).toMatchObject({ status: "saved", problem: null });
  expect(await restored()).toBe("Ada");
});

test.each([7, undefined, {}, ["x"]])("finds no draft when a storage returns %j", async (junk) => {
  const odd: DraftStorage = { ...storageOf(texts), read: () => Object(junk) };
  expect(await page(odd).restore(form)).toBe(null);
});

test("lets a collection start when a storage never answers, and does not overwrite it unread", async () => {
  let answer: (text: string) => void = () => undefined;
  const good = storageOf(texts);
  let isSlow = true;
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const one = page({ ...good, read: (at) => (isSlow ? late : good.read(at)) });
  texts.set(key, await written("Earlier"));
  const found = one.restore(form);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toBe(undefined);
  answer(texts.get(key) ?? "");
  isSlow = false;
  await settled();
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(500);
  expect(one.state().status).toBe("conflict");
  expect(await restored()).toBe("Earlier");
});

test("does not replace an earlier draft with text typed after the wait for the storage", async () => {
  texts.set(key, await written("Earlier"));
  const { storage, answerAll } = storageInHand();
  const one = page(storage);
  const found = one.restore(form);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toBe(undefined);
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(500);
  await answerAll();
  await vi.advanceTimersByTimeAsync(500);
  await answerAll();
  expect(await restored()).toBe("Earlier");
  expect(one.state()).toMatchObject({ status: "conflict", restored: false });
});

test("does not overwrite a draft with text typed before it is read", async () => {
  texts.set(key, await written("Earlier"));
  const one = page(slowStorageOf(texts));
  const found = one.restore(form);
  one.save(form, named("Ada"));
  one.flush(true);
  expect(await restored()).toBe("Earlier");
  await found;
  await vi.advanceTimersByTimeAsync(500);
  expect(await restored()).toBe("Ada");
});

test("detects newer answers of another device in a storage's response", async () => {
  const other = await written("Other");
  const write = async () => other;
  const one = page({ ...slowStorageOf(texts), write });
  await one.restore(form);
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(500);
  expect(one.state().status).toBe("conflict");
});

test("does not overwrite newer answers when the page is left, in a storage that compares", async () => {
  const [first, second] = [1, 2].map(() => page(comparingStorageOf(texts)));
  await first?.restore(form);
  await second?.restore(form);
  first?.save(form, named("First"));
  first?.flush();
  await settled();
  second?.save(form, named("Second"));
  second?.flush(true);
  await settled();
  expect(second?.state().status).toBe("conflict");
  expect(await restored()).toBe("First");
  second?.keep();
  await settled();
  expect(await restored()).toBe("Second");
});

test.each([
  ["the stored text", (text: string) => text],
  ["nothing of use", () => null],
])("counts a draft as saved when write returns %s", async (_, give) => {
  const write = (at: string, text: string) => {
    texts.set(at, text);
    return Object(give(text));
  };
  const one = page({ ...storageOf(texts), write });
  await one.restore(form);
  for (const name of ["Ada", "Ada L"]) {
    one.save(form, named(name));
    one.flush();
    expect(one.state().status).toBe("saved");
    expect(await restored()).toBe(name);
  }
});

/** A server that refuses to replace a text that the page has not heard of. The test says what becomes of its answer to the first write. */
function storageWithTags() {
  let [tag, received] = [0, 0];
  let first: { resolve(): void; reject(error: Error): void } | undefined;
  const write: DraftStorage["write"] = async (at, text) => {
    if (received !== tag) {
      received = tag;
      return texts.get(at);
    }
    texts.set(at, text);
    const mine = ++tag;
    if (mine === 1)
      await new Promise<void>((resolve, reject) => {
        first = { resolve, reject };
      });
    received = mine;
    return undefined;
  };
  const read: DraftStorage["read"] = async (at) => {
    received = tag;
    return texts.get(at) ?? null;
  };
  return {
    storage: { ...slowStorageOf(texts), read, write },
    arrive: () => first?.resolve(),
    lose: () => first?.reject(new DraftError("unreachable", "lost")),
    replace: (text: string) => {
      tag++;
      texts.set(key, text);
    },
  };
}

test.each([
  ["is on its way", () => undefined, "Ada L", "saved"],
  ["was lost", ({ lose }: Tags) => lose(), "Ada L", "saved"],
  [
    "is on its way, and another device has written since",
    ({ replace }: Tags, other: string) => replace(other),
    "Other",
    "conflict",
  ],
])(
  "keeps the newest answers when the page is hidden while the response to a write %s",
  async (_, happen, name, status) => {
    const other = await written("Other");
    const tags = storageWithTags();
    const one = page(tags.storage);
    await one.restore(form);
    one.save(form, named("Ada"));
    await vi.advanceTimersByTimeAsync(500);
    expect(await restored()).toBe("Ada");
    one.save(form, named("Ada L"));
    happen(tags, other);
    await settled();
    one.flush(true);
    await settled();
    tags.arrive();
    await settled();
    expect(one.state().status).toBe(status);
    expect(await restored()).toBe(name);
  },
);

type Tags = ReturnType<typeof storageWithTags>;

/** A storage whose answers about the draft the test gives, one by one. */
function storageInHand() {
  const good = storageOf(texts);
  const waiting: { call: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  const ask = async <T>(call: string, at: string, answer: () => T): Promise<T> => {
    if (at === key)
      await new Promise<void>((resolve, reject) => void waiting.push({ call, resolve, reject }));
    return answer();
  };
  const storage: DraftStorage = {
    read: (at) => ask("read", at, () => texts.get(at) ?? null),
    write: (at, text) => ask("write", at, () => void good.write(at, text)),
    remove: (at) => ask("remove", at, () => void good.remove(at)),
  };
  const answer = async (): Promise<void> => {
    waiting.shift()?.resolve();
    await settled();
  };
  return {
    storage,
    /** The calls that are not answered yet. */
    calls: () => waiting.map(({ call }) => call),
    answer,
    async fail(): Promise<void> {
      waiting.shift()?.reject(new DraftError("unreachable", "down"));
      await settled();
    },
    async answerAll(): Promise<void> {
      while (waiting.length > 0) await answer();
    },
  };
}

test("writes text typed during a write next, and is not saved before", async () => {
  const { storage, answer } = storageInHand();
  const one = page(storage);
  const found = one.restore(form);
  await answer();
  await found;
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(500);
  one.save(form, named("Ada L"));
  await vi.advanceTimersByTimeAsync(500);
  await answer();
  await answer();
  expect(await restored()).toBe("Ada");
  expect(one.state().status).toBe("saving");
  await answer();
  await answer();
  expect(await restored()).toBe("Ada L");
  expect(one.state().status).toBe("saved");
});

test("writes nothing before the stored draft is read", async () => {
  const { storage, answer, calls } = storageInHand();
  texts.set(key, await written("Earlier"));
  const one = page(storage);
  void one.restore(form);
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls()).toEqual(["read"]);
  await answer();
  expect(await restored()).toBe("Earlier");
  await vi.advanceTimersByTimeAsync(500);
  await answer();
  await answer();
  expect(await restored()).toBe("Ada");
});

test("does not restore a draft that arrives after the submission", async () => {
  const { storage, answer } = storageInHand();
  texts.set(key, await written("Earlier"));
  const one = page(storage);
  const found = one.restore(form);
  const cleared = one.clear(form);
  await answer();
  expect(await found).toBe(null);
  await answer();
  await answer();
  await cleared;
  expect(texts.size).toBe(0);
});

test("does not write again after two clears at once", async () => {
  const texts = new Map<string, string>();
  const answers: (() => void)[] = [];
  const write = vi.fn<DraftStorage["write"]>(async (key, text) => void texts.set(key, text));
  const remove = (key: string): Promise<void> => {
    texts.delete(key);
    return new Promise((answer) => answers.push(answer));
  };
  const answered = async (): Promise<void> => {
    for (const answer of answers.splice(0, 1)) answer();
    await vi.advanceTimersByTimeAsync(1000);
  };
  const form = keptForm(["Name: string"]);
  const one = page({ ...slowStorageOf(texts), write, remove });
  await one.restore(form);
  one.save(form, answersFrom([["Name", "Ada"]]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledOnce();
  void one.clear(form);
  void one.clear(form);
  while (answers.length > 0) await answered();
  expect(write).toHaveBeenCalledOnce();
  expect(texts.size).toBe(0);
  expect(one.state().status).toBe("none");
});

test("writes again after a removal that overlaps a write", async () => {
  let finish = (): void => undefined;
  const storage = slowStorageOf(texts);
  const one = page({
    ...storage,
    remove: (at) => new Promise((resolve) => void (finish = () => resolve(storage.remove(at)))),
  });
  await one.restore(form);
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(500);
  const cleared = one.clear(form);
  one.save(form, named("Ada L"));
  one.flush(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await restored()).toBe("Ada L");
  // The draft, and then a text that was set aside, and that the form was accepted.
  for (let key = 0; key < 3; key++) {
    finish();
    await settled();
  }
  await cleared;
  expect(texts.size).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(await restored()).toBe("Ada L");
  expect(one.state().status).toBe("saved");
});

/** A page whose first answer is about to be written: the storage was asked for the draft first. */
async function openLooking() {
  const hand = storageInHand();
  const one = page(hand.storage);
  const found = one.restore(form);
  await hand.answer();
  await found;
  one.save(form, named("Ada"));
  await vi.advanceTimersByTimeAsync(500);
  expect(hand.calls()).toEqual(["read"]);
  return { ...hand, one };
}

test("sends its answers once when the page is left during a read", async () => {
  const { one, calls, answerAll } = await openLooking();
  one.flush(true);
  expect(calls()).toEqual(["read", "write"]);
  one.flush(true);
  expect(calls()).toEqual(["read", "write"]);
  await answerAll();
  expect(await restored()).toBe("Ada");
  expect(one.state().status).toBe("saved");
});

test("does not send the same answers again when the page is left during their write", async () => {
  const { one, calls, answer, answerAll } = await openLooking();
  await answer();
  one.flush(true);
  expect(calls()).toEqual(["write"]);
  one.save(form, named("Ada L"));
  one.flush(true);
  expect(calls()).toEqual(["write", "write"]);
  await answerAll();
  expect(await restored()).toBe("Ada L");
  expect(one.state().status).toBe("saved");
});

test("sends answers again after a failed write when the page is left", async () => {
  const { one, calls, fail, answer, answerAll } = await openLooking();
  await answer();
  await fail();
  expect(one.state().status).toBe("failed");
  one.flush(true);
  expect(calls()).toEqual(["write"]);
  await answerAll();
  expect(await restored()).toBe("Ada");
  expect(one.state().status).toBe("saved");
});

test("does not write older answers after newer ones when the page is left", async () => {
  const { one, calls, answerAll } = await openLooking();
  one.save(form, named("Ada L"));
  one.flush(true);
  expect(calls()).toEqual(["read", "write"]);
  await answerAll();
  expect(await restored()).toBe("Ada L");
  expect(one.state().status).toBe("saved");
});

test("does not ask again when the page is left after the person decided", async () => {
  const { one, calls, answer, answerAll } = await openLooking();
  texts.set(key, await written("Other"));
  await answer();
  expect(one.state().status).toBe("conflict");
  one.keep();
  one.flush(true);
  expect(calls()).toEqual(["read"]);
  await answerAll();
  expect(await restored()).toBe("Ada");
  expect(one.state().status).toBe("saved");
});

/** A storage that removes nothing under these keys. */
const withoutRemoval = (isKept: (at: string) => boolean): DraftStorage => {
  const good = slowStorageOf(texts);
  const remove = async (at: string): Promise<void> => {
    if (isKept(at)) throw new DraftError("unreachable", "Status 503.");
    return good.remove(at);
  };
  return { ...good, remove };
};

test("reports no conflict for an expired draft that cannot be removed", async () => {
  texts.set(key, await written("Ada", { expiry: 1000 }));
  await vi.advanceTimersByTimeAsync(1000);
  const one = page(withoutRemoval(() => true));
  expect(await one.restore(form)).toBe(undefined);
  expect(one.state()).toMatchObject({ status: "failed", problem: "unreachable" });
  one.look(false);
  await settled();
  expect(one.state()).toMatchObject({ status: "failed", problem: "unreachable" });
});

test("keeps a form accepted while its draft cannot be removed", async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const storage = withoutRemoval((at) => at === key);
  const first = page(storage);
  await first.restore(form);
  first.save(form, named("Ada"));
  first.flush();
  await settled();
  await first.once(form, accept);
  const next = page(storage, { onError });
  expect(await next.restore(form)).toBe(null);
  const accepted = { w4: { document: "d" } };
  expect(next.state()).toMatchObject({ status: "none", problem: null, accepted });
  expect(onError.mock.calls).toMatchObject([[{ problem: "unreachable" }]]);
  next.look(false);
  await settled();
  expect(next.state()).toMatchObject({ status: "none", accepted });
});

test("knows the outcome of an accepted form, whatever cannot be stored", async () => {
  const earlier = page(storageOf(texts));
  await earlier.restore(form);
  earlier.save(form, named("Ada"));
  earlier.flush();
  earlier.keyOf?.("w4", "answers", false);
  const storage = withoutRemoval(() => true);
  const write: DraftStorage["write"] = (at, text) => {
    if (at.endsWith("~accepted")) throw new DraftError("unreachable", "Status 503.");
    return storage.write(at, text);
  };
  const next = page({ ...storage, write });
  await next.restore(form);
  expect(next.state()).toMatchObject({ unsure: ["w4"], accepted: {} });
  await next.once(form, accept);
  const accepted = { w4: { document: "d" } };
  expect(next.state()).toMatchObject({ unsure: [], accepted });
  next.look();
  await settled();
  expect(next.state()).toMatchObject({ unsure: [], accepted });
});

test("gives a removal up, without further reads, once another draft is stored", async () => {
  const storage = withoutRemoval((at) => at === key);
  const one = page(storage);
  await one.restore(form);
  one.save(form, named("Ada"));
  one.flush();
  await settled();
  await one.clear(form);
  const other = await written("Other");
  texts.set(key, other);
  const read = vi.spyOn(storage, "read");
  for (let flushes = 0; flushes < 3; flushes++) {
    one.flush();
    await settled();
  }
  expect(read.mock.calls).toEqual([[key], [`${key}~accepted`]]);
  expect(texts.get(key)).toBe(other);
  expect(one.state().status).toBe("none");
});

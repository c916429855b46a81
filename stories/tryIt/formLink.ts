import { useEffect } from "react";

/** Links to a page with a form or collection. Its JSON is in the hash, which is never sent to a server. */

const key = "form=";

/** Limits the decompressed text of a link. A form of a thousand questions has a fifth of it. */
const maxLength = 1_000_000;

/** Ids of the stories that read links. */
const stories = {
  paste: "try-it-paste-your-form--form",
  build: "try-it-build-an-onboarding--onboarding",
} as const;

const pipe = (bytes: BlobPart, by: TransformStream<BufferSource, Uint8Array>): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(by);

/** Compresses JSON for the hash of a URL. */
export async function pack(text: string): Promise<string> {
  const packed = pipe(text, new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decompresses a text of `pack`. Returns `null` for any other text, and for one that is too long. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = pipe(bytes, new DecompressionStream("deflate-raw"))
      .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
      .getReader();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > maxLength) return null;
    }
  } catch {
    return null;
  }
}

/** Returns the link to a page with JSON. */
export async function createLink(
  text: string,
  base: string,
  page: keyof typeof stories,
): Promise<string> {
  // Relative, because a Storybook may be deployed at any path.
  const path = `iframe.html?id=${stories[page]}&viewMode=story`;
  return new URL(`${path}#${key}${await pack(text)}`, base).href;
}

/** Returns the JSON in the hash of a URL, or `null`. */
export const readLink = async (hash: string): Promise<string | null> =>
  hash.startsWith(`#${key}`) ? unpack(hash.slice(key.length + 1)) : null;

/** Calls a function with the JSON in the hash of the page, now and when the hash changes. */
export function useLinked(onLinked: (text: string) => void): void {
  useEffect(() => {
    const read = async (): Promise<void> => {
      const linked = await readLink(location.hash);
      if (linked !== null) onLinked(linked);
    };
    void read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [onLinked]);
}

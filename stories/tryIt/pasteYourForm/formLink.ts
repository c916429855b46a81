/** Links to the page with a form definition. The definition is in the hash, which is never sent to a server. */

const key = "form=";

/** Limits the decompressed text of a link. A form of a thousand questions has a fifth of it. */
const maxLength = 1_000_000;

/** Relative, because a Storybook may be deployed at any path. */
const page = "iframe.html?id=try-it-paste-your-form--form&viewMode=story";

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

/** Returns the link to the page with a form's JSON. */
export const createLink = async (text: string, base: string): Promise<string> =>
  new URL(`${page}#${key}${await pack(text)}`, base).href;

/** Returns the form's JSON in the hash of a URL, or `null`. */
export const readLink = async (hash: string): Promise<string | null> =>
  hash.startsWith(`#${key}`) ? unpack(hash.slice(key.length + 1)) : null;

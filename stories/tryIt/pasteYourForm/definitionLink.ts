/** A link to the page that draws the form: its definition is behind the `#`, which no server gets. */

const key = "form=";

/** What a link may hold once it is unpacked: a form of a thousand questions has a fifth of it. */
const most = 1_000_000;

/** The page by itself, wherever the Storybook was put. */
const page = "iframe.html?id=try-it-paste-your-form--form&viewMode=story";

const through = (bytes: BlobPart, by: TransformStream<BufferSource, Uint8Array>): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(by);

/** A form's JSON as part of an address. */
export async function pack(text: string): Promise<string> {
  const packed = through(text, new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What `pack` made it of; `null` for what it did not make, or what is too much. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = through(bytes, new DecompressionStream("deflate-raw"))
      .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
      .getReader();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > most) return null;
    }
  } catch {
    return null;
  }
}

/** The address of the page with a form's JSON in it. */
export const linkTo = async (text: string, base: string): Promise<string> =>
  new URL(`${page}#${key}${await pack(text)}`, base).href;

/** The form's JSON that an address has behind its `#`, or `null`. */
export const textIn = async (hash: string): Promise<string | null> =>
  hash.startsWith(`#${key}`) ? unpack(hash.slice(key.length + 1)) : null;

/** The most that is read of an answer, decompressed: 10 MiB, in bytes. */
export const maxBytes = 10 * 1024 * 1024;

/**
 * The body as UTF-8 text; `null` when it has more than `maxBytes`. One that is not UTF-8 becomes a
 * text that is no JSON. Stops reading when `signal` is aborted.
 */
export async function readText(response: Response, signal: AbortSignal): Promise<string | null> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  const chunks: Uint8Array[] = [];
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return decode(chunks, bytes);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      stop();
      return null;
    }
    chunks.push(value);
  }
}

/**
 * All at once: piece by piece, decoding and parsing a page of 500 objects took a fifth longer in
 * Node.
 */
function decode(chunks: readonly Uint8Array[], bytes: number): string {
  const [only] = chunks;
  if (only?.byteLength === bytes) return textOf(only);
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return textOf(whole);
}

/**
 * Read loosely, an option would get a value that the service does not have. JSON is UTF-8:
 * https://www.rfc-editor.org/rfc/rfc8259#section-8.1
 */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "\uFFFD";
  }
}

/** The most that is read of an answer, decompressed: 10 MiB, in bytes. */
export const maxBytes = 10 * 1024 * 1024;

/** The text of a body in UTF-8, or `null` when it has more than `maxBytes`. Stops reading when `signal` is aborted. */
export async function readText(response: Response, signal: AbortSignal): Promise<string | null> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  try {
    const decoder = new TextDecoder();
    let text = "";
    for (let bytes = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) {
        stop();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Something took longer than it may. */
export class TooLong extends Error {
  override readonly name = "TooLong";
}

/** What `work` answers with, unless it takes longer than `seconds`. */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `did not finish in ${seconds} s`;
    timer = setTimeout(() => reject(new TooLong(message)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

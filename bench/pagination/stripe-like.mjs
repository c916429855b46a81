/** As stripe's own library reads: a promise for each item, and the next page when one is used up. */
class Pages {
  #page;
  #index = 0;

  constructor(first) {
    this.#page = first;
  }

  async next() {
    const page = await this.#page;
    if (this.#index < page.results.length)
      return { value: page.results[this.#index++], done: false };
    if (!page.next) return { value: undefined, done: true };
    this.#index = 0;
    this.#page = get(page.next);
    return this.next();
  }

  [Symbol.asyncIterator]() {
    return this;
  }
}

const get = async (url) => (await fetch(url)).json();

export async function read(base, each, afterPage) {
  let count = 0;
  for await (const item of new Pages(get(`${base}/payroll_items?limit=500`))) {
    each(item);
    if (++count % 500 === 0) await afterPage();
  }
}

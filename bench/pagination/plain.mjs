/** What anyone writes without a library. */
export async function read(base, each, afterPage) {
  let url = `${base}/payroll_items?limit=500`;
  while (url) {
    const page = await (await fetch(url)).json();
    for (const item of page.results) each(item);
    await afterPage();
    url = page.next;
  }
}

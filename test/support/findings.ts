import axe from "axe-core";

/** What axe finds wrong on the page, as rule and element. */
export async function findings(): Promise<string[]> {
  const { violations } = await axe.run("main");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

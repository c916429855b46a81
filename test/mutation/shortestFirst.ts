import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A mutant is most often found by the test that found the one before it, or by the small test of its own file: these run first. */
export class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => this.#cost(one) - this.#cost(other));
  }

  #cost({ moduleId, project }: TestSpecification): number {
    const place = relative(this.ctx.config.root, moduleId);
    const last = this.ctx.cache.getFileTestResults(`${project.name}:${place}`);
    return last?.failed ? -1 : (last?.duration ?? 0);
  }
}

import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The order of a project in its group; by default Vitest sorts them by name. */
const ORDER = ['soak', 'rules', 'contract', 'functions', 'web', 'conventions', 'tools', 'domain'];

/** Runs the projects with the longest files first, because one that begins late runs on alone at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).toSorted((a, b) => group(a) - group(b) || rank(a) - rank(b));
  }
}

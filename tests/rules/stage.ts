import type { FirestoreRest, Verdict } from '../support/firestore-rest.ts';
import { ask } from './table.ts';
import type { Case, Fields, Fixture } from './table.ts';

/**
 * Returns a function that runs cases one after the other in a project with the fixture. Before each case it writes only
 * the documents that differ from the case's start state.
 */
export function stageOf(rest: FirestoreRest, fixture: Fixture): (c: Case) => Promise<Verdict> {
  /** Documents that differ from the fixture; undefined for one that a case has written. */
  const otherwise = new Map<string, Fields | null | undefined>();
  const inFixture = (path: string) => fixture[path] ?? null;

  async function prepare({ given }: Case): Promise<void> {
    const writes: Record<string, Fields | null> = {};
    for (const path of new Set([...otherwise.keys(), ...Object.keys(given)])) {
      const stands = otherwise.has(path) ? otherwise.get(path) : inFixture(path);
      const wanted = given[path] === undefined ? inFixture(path) : given[path];
      if (stands !== wanted) writes[path] = wanted;
    }
    if (Object.keys(writes).length > 0) await rest.seed(writes);
    otherwise.clear();
    for (const [path, fields] of Object.entries(given)) otherwise.set(path, fields);
  }

  return async (c) => {
    await prepare(c);
    const verdict = await ask(rest, c);
    if (c.op !== 'get' && c.op !== 'list' && verdict === 'allowed') otherwise.set(c.path, undefined);
    return verdict;
  };
}

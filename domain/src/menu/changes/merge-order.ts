import { same } from '../../kernel/same.ts';

/** The order of ids in the common base, in my version and in theirs. */
export interface Orders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Returns `spine` with the ids that only `other` has, each behind the id that it follows in `other`. */
function woven(spine: readonly string[], other: readonly string[]): string[] {
  const known = new Set(spine);
  if (!other.some((id) => known.has(id))) return [...spine, ...other];
  const first: string[] = [];
  const behind = new Map<string, string[]>();
  let list = first;
  for (const id of other) {
    if (known.has(id)) {
      list = behind.get(id) ?? [];
      behind.set(id, list);
    } else list.push(id);
  }
  return [...first, ...spine.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}

/** Merges two orders of the kept ids. Calls `takesMine` only when both sides moved ids, and in different ways. */
export function mergeOrder(
  { base, mine, theirs }: Orders,
  kept: ReadonlySet<string>,
  takesMine: () => boolean,
): string[] {
  const [m, t] = [mine.filter((id) => kept.has(id)), theirs.filter((id) => kept.has(id))];
  const [inMine, inTheirs, inBase] = [new Set(m), new Set(t), new Set(base)];
  const isCommon = (id: string) => inMine.has(id) && inTheirs.has(id) && inBase.has(id);
  const [cb, cm, ct] = [base.filter(isCommon), m.filter(isCommon), t.filter(isCommon)];
  if (same(cm, cb)) return woven(t, m);
  if (same(ct, cb) || same(ct, cm) || takesMine()) return woven(m, t);
  return woven(t, m);
}

/** Groups what a list holds by a key, as `Map.groupBy` does. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    index += 1;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

// Chrome before 117, Firefox before 119, Safari before 17.4 lack it; the build serves 111, 115 and 16.4 on.
if (!('groupBy' in Map)) Object.assign(Map, { groupBy });

import type { Recipes } from '../shape/recipes.schema.ts';

/**
 * Returns the items of the first preparation that contains itself, in the order in which one leads to the next, the first one
 * again at the end; null where none does.
 */
export function circleIn({ batches }: Pick<Recipes, 'batches'>): string[] | null {
  const sound = new Set<string>();
  const follow = (itemId: string, path: readonly string[]): string[] | null => {
    const begin = path.indexOf(itemId);
    if (begin >= 0) return [...path.slice(begin), itemId];
    const batch = Object.hasOwn(batches, itemId) ? batches[itemId] : undefined;
    if (batch === undefined || sound.has(itemId)) return null;
    for (const { itemId: next } of batch.uses) {
      const found = follow(next, [...path, itemId]);
      if (found !== null) return found;
    }
    sound.add(itemId);
    return null;
  };
  for (const itemId of Object.keys(batches)) {
    const found = follow(itemId, []);
    if (found !== null) return found;
  }
  return null;
}

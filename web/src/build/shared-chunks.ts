import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Info = Rolldown.ModuleInfo | null;

/** Returns a module and all its static imports; with `later`, also its dynamic ones. */
function reached(from: string, infoOf: (id: string) => Info, later: boolean): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const info = infoOf(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Puts the code that a guest's first page shares with the rest into two files instead of forty small ones: `base`,
 * which every page needs to start, and `plain`, which only some other pages need. Code used only by the guests' pages
 * stays in their own chunks.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let groups: { base: Set<string>; plain: Set<string> } | null = null;
  const find = (infoOf: (id: string) => Info) => {
    const from = (file: string, later: boolean) => reached(resolve(root, 'src', file), infoOf, later);
    // The imports of `main.ts` stay out of these files, because prerendered pages load nothing else before the first
    // paint.
    const first = from('app/boot/guest-start.tsx', false).difference(from('main.ts', false));
    const base = first.intersection(from('app/boot/start.tsx', false));
    return { base, plain: first.intersection(from('app/boot/start.tsx', true)) };
  };
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    groups ??= find((module) => context.getModuleInfo(module));
    if (groups.base.has(id)) return 'base';
    return groups.plain.has(id) ? 'plain' : null;
  };
  return { groups: [{ name, includeDependenciesRecursively: false }] };
}

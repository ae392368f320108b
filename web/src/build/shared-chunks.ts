import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Info = Rolldown.ModuleInfo | null;

/** What a module needs before it can run, itself included; with `later`, also what it may ask for at some time. */
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
 * What a guest's first page shares with the rest goes into two files instead of forty small ones: `base`, which every page
 * needs to start, and `plain`, of which some page of the others needs a part. What is the guests' alone stays with them.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let groups: { base: Set<string>; plain: Set<string> } | null = null;
  const find = (infoOf: (id: string) => Info) => {
    const from = (file: string, later: boolean) => reached(resolve(root, 'src', file), infoOf, later);
    // What `main.ts` itself needs stays small and apart: prerendered pages ask for nothing more until they are painted.
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

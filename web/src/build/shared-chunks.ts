import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { iconFiles, iconsAmong, isIconList } from './icons.ts';

type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** What a module imports; of the list of all icons those that it names. */
function importsOf(info: Rolldown.ModuleInfo, infoOf: InfoOf): string[] {
  return info.importedIds.flatMap((id) => {
    const list = isIconList(id) ? infoOf(id) : null;
    return list === null ? [id] : iconFiles(info, list);
  });
}

/** What a module needs before it can run, itself included; with `later`, also what it may ask for at some time. */
function reached(from: string, infoOf: InfoOf, later: boolean): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const info = infoOf(id);
    if (info === null) continue;
    for (const next of importsOf(info, infoOf)) found.add(next);
    if (later) for (const next of info.dynamicallyImportedIds) found.add(next);
  }
  return found;
}

/**
 * What a guest's first page shares with the rest goes into two files instead of forty small ones: `base`, which every page
 * needs to start, and `plain`, of which some page of the others needs a part. What is the guests' alone stays with them.
 * Icons that no guest sees go into one file too.
 */
export function sharedChunks(root: string): Rolldown.CodeSplittingOptions {
  let groups: Record<'base' | 'plain' | 'icons', Set<string>> | null = null;
  const find = (infoOf: InfoOf) => {
    const from = (file: string, later: boolean) => reached(resolve(root, 'src', file), infoOf, later);
    // What `main.ts` itself needs stays small and apart: prerendered pages ask for nothing more until they are painted.
    const first = from('app/boot/guest-start.tsx', false).difference(from('main.ts', false));
    const others = from('app/boot/start.tsx', true);
    return {
      base: first.intersection(from('app/boot/start.tsx', false)),
      plain: first.intersection(others),
      icons: iconsAmong(others).difference(from('app/boot/guest-start.tsx', true)),
    };
  };
  const name = (id: string, context: Rolldown.ChunkingContext): string | null => {
    groups ??= find((module) => context.getModuleInfo(module));
    if (groups.base.has(id)) return 'base';
    if (groups.plain.has(id)) return 'plain';
    return groups.icons.has(id) ? 'icons' : null;
  };
  return { groups: [{ name, includeDependenciesRecursively: false }] };
}

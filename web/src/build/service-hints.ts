import { href } from '@bhoj/domain/catalogue/routes';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import { AHEAD_META } from '../app/boot/ahead.ts';
import { chunksOf, chunkWith, sheetsOf, withImports } from './bundle.ts';
import type { Bundle, Chunk } from './bundle.ts';

/** What surrounds the screens of captains and the kitchen (`route-objects.tsx`). */
const AROUND = [
  'src/app/shells/area/app-area.tsx',
  'src/app/restaurant/at-work.tsx',
  'src/app/guards/guards.tsx',
  'src/app/shells/area/plain-frame.tsx',
  'src/app/shells/floor/floor-shell.tsx',
];

/** The screens that run all evening, by the role whose they are. */
const SCREENS = {
  captain: 'src/features/captain/captain-page.tsx',
  kitchen: 'src/features/kitchen/kitchen-page.tsx',
} as const;

/** A line of the head: the files of an address, or of an address in a language. */
function metaOf(path: string, files: readonly string[], language?: string): string {
  const spoken = language === undefined ? '' : ` data-language="${language}"`;
  return `<meta name="${AHEAD_META}" data-path="${path}"${spoken} content="${files.map((file) => `/${file}`).join(' ')}">`;
}

/**
 * Returns what the head of the empty page says so that the screens of captains and the kitchen ask for all their files at
 * once. Otherwise each part would ask for the next: seven times the way to the server. `first` are the chunks that every
 * page asks for.
 */
export function serviceHints(bundle: Bundle, root: string, first: readonly Chunk[]): string[] {
  const known = new Set(first);
  const modules = new Set(chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds));
  const filesOf = (files: readonly string[], besides: ReadonlySet<Chunk>): [Set<Chunk>, string[]] => {
    const all = files.flatMap((file) => [...withImports(bundle, chunkWith(bundle, root, file))]);
    const chunks = new Set(all.filter((chunk) => !besides.has(chunk)));
    // The largest take longest.
    const scripts = [...chunks].toSorted((a, b) => b.code.length - a.code.length);
    return [chunks, [...sheetsOf(scripts), ...scripts.map(({ fileName }) => fileName)]];
  };
  const metas = Object.entries(SCREENS).flatMap(([screen, page]) => {
    const path = href(screen as keyof typeof SCREENS);
    const [chunks, files] = filesOf([...AROUND, page], known);
    const spoken = languageCodes.flatMap((language) => {
      const words = `src/messages/${screen}/${language}.ts`;
      const isApart = modules.has(`${root}/${words}`) && language !== 'en';
      return isApart ? [metaOf(path, filesOf([words], known.union(chunks))[1], language)] : [];
    });
    return [metaOf(path, files), ...spoken];
  });
  return metas;
}

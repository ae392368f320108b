import { href } from '@bhoj/domain/catalogue/routes';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import { AHEAD_META } from '../app/boot/ahead.ts';
import type { FloorPage } from '../app/routing/floor-pages.ts';
import { chunksOf, chunkWith, sheetsOf, withImports } from './bundle.ts';
import type { Bundle, Chunk } from './bundle.ts';

/** The program of captains and the kitchen, and the frames around their screens (`floor-area.tsx`). */
const AROUND = [
  'src/app/boot/floor-start.tsx',
  'src/app/shells/area/app-area.tsx',
  'src/app/restaurant/at-work.tsx',
  'src/app/guards/guards.tsx',
  'src/app/shells/area/plain-frame.tsx',
  'src/app/shells/floor/floor-shell.tsx',
];

/** The pages of the floor's program, each with its audience. */
const SCREENS = {
  captain: ['src/features/captain/captain-page.tsx', 'captain'],
  kitchen: ['src/features/kitchen/kitchen-page.tsx', 'kitchen'],
  device: ['src/features/device/device-page.tsx', 'captain'],
} as const satisfies Record<FloorPage, readonly [page: string, audience: string]>;

const addressesOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

/** Returns a meta element with the files of an address, or of an address in a language. */
function metaOf(path: string, files: readonly string[], language?: string): string {
  const spoken = language === undefined ? '' : ` data-language="${language}"`;
  return `<meta name="${AHEAD_META}" data-path="${path}"${spoken} content="${addressesOf(files)}">`;
}

/**
 * Returns the meta elements for the head of the empty page that let the screens of captains and the kitchen request all
 * their files at once. Otherwise each file would request the next, in seven round trips. `first` are the chunks that
 * every page requests; `others` are those with which all other pages begin.
 */
export function serviceHints(
  bundle: Bundle,
  root: string,
  known: ReadonlySet<Chunk>,
  others: readonly Chunk[],
): string[] {
  const modules = new Set(chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds));
  const filesOf = (files: readonly string[], besides: ReadonlySet<Chunk>): [Set<Chunk>, string[]] => {
    const all = files.flatMap((file) => [...withImports(bundle, chunkWith(bundle, root, file))]);
    const chunks = new Set(all.filter((chunk) => !besides.has(chunk)));
    // Largest first, because they take longest.
    const scripts = [...chunks].toSorted((a, b) => b.code.length - a.code.length);
    return [chunks, [...sheetsOf(scripts), ...scripts.map(({ fileName }) => fileName)]];
  };
  const metas = Object.entries(SCREENS).flatMap(([screen, [page, audience]]) => {
    const path = href(screen as FloorPage);
    const [chunks, files] = filesOf([...AROUND, page], known);
    const spoken = languageCodes.flatMap((language) => {
      const words = `src/messages/${audience}/${language}.ts`;
      const isApart = modules.has(`${root}/${words}`) && language !== 'en';
      return isApart ? [metaOf(path, filesOf([words], known.union(chunks))[1], language)] : [];
    });
    return [metaOf(path, files), ...spoken];
  });
  const begun = others.filter((chunk) => !known.has(chunk));
  const besides = Object.keys(SCREENS).map((screen) => href(screen as FloorPage));
  const files = [...sheetsOf(begun), ...begun.map(({ fileName }) => fileName)];
  return [
    ...metas,
    `<meta name="${AHEAD_META}" data-besides="${besides.join(' ')}" content="${addressesOf(files)}">`,
  ];
}

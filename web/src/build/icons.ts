import { dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Module = Pick<Rolldown.ModuleInfo, 'id' | 'code'>;

/** The package's module that lists every icon. An import of one icon imports this module. */
export const isIconList = (id: string): boolean => id.endsWith('/lucide-react/dist/esm/lucide-react.mjs');

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ENTRY = /export\s*\{([^}]*)\}\s*from\s*["'](\.\/[^"']+)["']/g;

/** Reads the names between the braces, without a second name after `as`. */
const namesIn = (braces: string, keep: 'before as' | 'after as'): string[] =>
  braces.split(',').flatMap(
    (entry) =>
      entry
        .trim()
        .split(/\sas\s/)
        .at(keep === 'before as' ? 0 : -1)
        ?.trim() || [],
  );

/** The file of each name in the list. */
function filesByName(list: Module): Map<string, string> {
  const entries = [...(list.code ?? '').matchAll(ENTRY)];
  return new Map(
    entries.flatMap(([, braces = '', file = '']) =>
      namesIn(braces, 'after as').map((name) => [name, resolve(dirname(list.id), file)] as const),
    ),
  );
}

const lists = new Map<string, Map<string, string>>();

/** Returns the files of the icons that `importer` takes from the list. Throws for a name that is not in the list. */
export function iconFiles(importer: Module, list: Module): string[] {
  const files = lists.get(list.id) ?? filesByName(list);
  lists.set(list.id, files);
  const names = [...(importer.code ?? '').matchAll(IMPORT)].flatMap(([, braces = '']) =>
    namesIn(braces, 'before as'),
  );
  if (names.length === 0)
    throw new Error(`${importer.id} imports icons in a way that the build does not read`);
  return names.map((name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${importer.id}: ${list.id} names no icon ${name}`);
    return file;
  });
}

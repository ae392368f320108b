import { importsIn } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** A small source tree that exists only in memory: the text of each file by its path. */
export function madeUpTree(texts: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, imports: importsIn(path, text) }));
}

export const oneImport = (path: string, specifier: string): SourceFile[] =>
  madeUpTree({ [path]: `import { a } from '${specifier}';\na();` });

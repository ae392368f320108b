import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The output of the bundler. */
export type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export const chunksOf = (bundle: Bundle): Chunk[] =>
  bundle.filter((output): output is Chunk => output.type === 'chunk');

/** Returns the chunk that holds a module. */
export function chunkWith(bundle: Bundle, root: string, module: string): Chunk {
  const id = join(root, module);
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(id));
  if (found === undefined) throw new Error(`${module} is in no chunk of the build`);
  return found;
}

/** Returns a chunk and everything it imports, dependencies first. */
export function withImports(bundle: Bundle, chunk: Chunk): Set<Chunk> {
  const byName = new Map(chunksOf(bundle).map((one) => [one.fileName, one]));
  const met = new Set<Chunk>();
  const follow = (one: Chunk): Chunk[] => {
    if (met.has(one)) return [];
    met.add(one);
    const imported = one.imports.flatMap((name) => byName.get(name) ?? []);
    return [...imported.flatMap(follow), one];
  };
  return new Set(follow(chunk));
}

/** The style sheets of chunks. */
export const sheetsOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
];

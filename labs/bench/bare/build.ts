import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { noPipelines } from '../../../web/src/build/no-pipelines.ts';
import type { Served } from '../as-in-production.ts';

/** Where the bare pages are on the real pages' site. */
const BASE = '/bare/';

const REAL = fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url));
const root = fileURLToPath(new URL('./', import.meta.url));
const outDir = fileURLToPath(new URL('../../../.cache/bench/bare', import.meta.url));

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * Builds the bare pages with the real pages' bundler, targets and SDK, and returns how to serve them with the caching
 * of firebase.json: the browser asks for a page each time and keeps the scripts.
 */
export async function bareSite(): Promise<Served> {
  const real = await loadConfigFromFile({ command: 'build', mode: 'emulator' }, REAL);
  const target = real?.config.build?.target;
  if (target === undefined) throw new Error(`${REAL} names no targets`);
  await build({
    configFile: false,
    root,
    base: BASE,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [noPipelines()],
    build: {
      target,
      modulePreload: { polyfill: false },
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ['guest.html', 'captain.html'].map((page) => join(root, page)) },
    },
  });
  return (path) => {
    if (!path.startsWith(BASE)) return null;
    const type = TYPES[extname(path)];
    if (type === undefined) return null;
    return {
      body: readFileSync(join(outDir, path.slice(BASE.length))),
      headers: {
        'content-type': type,
        'cache-control': type === 'text/html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      },
    };
  };
}

/** The address of the bare menu, with the real addresses of the documents. */
export const bareMenu = (documents: readonly string[]): string =>
  `${BASE}guest.html?${new URLSearchParams(documents.map((url) => ['document', url]))}`;

/** The address of the bare tables. */
export const bareTables = (tables: string, firestorePort: number): string =>
  `${BASE}captain.html?${new URLSearchParams({ tables, firestore: String(firestorePort) })}`;

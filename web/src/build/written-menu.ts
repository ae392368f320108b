import { resolve } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';

/** The source of the script; it is the same for every build, because the Content-Security-Policy contains its hash. */
const SOURCE = resolve(import.meta.dirname, '../app/written/written-menu.ts');

/** Builds the script that stands in `guest.html` after the templates of the menu. */
export async function writtenMenuScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

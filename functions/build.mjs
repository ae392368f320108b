import { build } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * Builds one file, because Cloud Build sees only this folder: the domain's source is inlined, and every declared
 * dependency stays external (docs/decisions/003). The bench names other entries and files.
 */
const [entry = 'src/index.ts', outfile = 'dist/index.js'] = process.argv.slice(2);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});

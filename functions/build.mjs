import { build } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * One file for Cloud Build, which sees only this folder: the domain's source is inlined, every declared dependency
 * stays outside (docs/decisions/003).
 */
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outfile: 'dist/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});

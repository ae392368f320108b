import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AREAS } from '@bhoj/domain/catalogue/areas';
import type { Area } from '@bhoj/domain/catalogue/areas';
import { percentile } from './print-table.ts';
import type { Table } from './print-table.ts';

const RUNS = 9;
const functionsFolder = fileURLToPath(new URL('../../functions/', import.meta.url));

/** Returns the ms that a fresh Node process takes to run `imports`, in the functions' folder. */
function once(imports: string): number {
  const source = `const t = performance.now(); ${imports}; process.stdout.write(String(performance.now() - t)); process.exit(0);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', source], {
      cwd: functionsFolder,
      env: { ...process.env, GCLOUD_PROJECT: 'demo-bench', FIREBASE_CONFIG: '{"projectId":"demo-bench"}' },
      encoding: 'utf8',
    }),
  );
}

const median = (imports: string) =>
  percentile(
    Array.from({ length: RUNS }, () => once(imports)),
    0.5,
  );

/** Builds the callables of an area alone, and returns the import of that file. Deployed functions all import one bundle. */
function aloneOf(area: Area): string {
  const file = fileURLToPath(new URL(`../../.cache/bench/${area}.js`, import.meta.url));
  execFileSync(process.execPath, ['build.mjs', `src/areas/${area}.ts`, file], { cwd: functionsFolder });
  return `await import(${JSON.stringify(pathToFileURL(file).href)})`;
}

/**
 * (d) Import time of the functions bundle at a cold start of any deployed function. The table compares it with the
 * packages that the bundle needs, imported alone, and with a bundle of each area alone, to show what splitting would
 * save.
 */
export function importTime(): Table {
  const bare = median(
    "await Promise.all([import('firebase-functions/v2/https'), import('firebase-functions/v2/firestore'), import('firebase-functions/v2/scheduler'), import('firebase-admin/app'), import('firebase-admin/auth'), import('firebase-admin/firestore')])",
  );
  const bundle = median("await import('./dist/index.js')");
  const alone = AREAS.map((area) => [`the area ${area} alone`, { median: median(aloneOf(area)) }] as const);
  return {
    'bare firebase-functions and firebase-admin': { median: bare },
    'functions bundle, as every function imports it': { median: bundle },
    ...Object.fromEntries(alone),
    'ratio of the bundle': { median: bundle / bare },
  };
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

/** (d) Import time of the functions bundle at a cold start, compared with the packages alone that it needs. */
export function importTime(): Table {
  const bare = median(
    "await Promise.all([import('firebase-functions/v2/https'), import('firebase-functions/v2/firestore'), import('firebase-functions/v2/scheduler'), import('firebase-admin/app'), import('firebase-admin/auth'), import('firebase-admin/firestore')])",
  );
  const bundle = median("await import('./dist/index.js')");
  return {
    'bare firebase-functions and firebase-admin': { median: bare },
    'functions bundle': { median: bundle },
    ratio: { median: bundle / bare },
  };
}

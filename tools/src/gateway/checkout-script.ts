import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const SOURCE = join(import.meta.dirname, 'checkout.ts');

let script: Buffer | undefined;

/** @returns checkout.ts as JavaScript for the browser */
export function checkoutScript(): Buffer {
  script ??= Buffer.from(transformSync(readFileSync(SOURCE, 'utf8'), { loader: 'ts' }).code);
  return script;
}

import { readFileSync } from 'node:fs';
import type { seedDemo } from '../../../demo/demo-restaurant.ts';

export type Demo = Awaited<ReturnType<typeof seedDemo>>;

/** Written by the global set-up, because workers are separate processes. */
export const DEMO_FILE = new URL('../../../.cache/demo.json', import.meta.url);

export const readDemo = (): Demo => JSON.parse(readFileSync(DEMO_FILE, 'utf8')) as Demo;

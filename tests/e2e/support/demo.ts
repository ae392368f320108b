import { readFileSync } from 'node:fs';
import type { Login } from './restaurant.ts';
import type { seedDemo } from '../../seed/demo-restaurant.ts';

export type Demo = Awaited<ReturnType<typeof seedDemo>>;

/** Of platform staff, whom `npm start` has no use for yet. */
export const STAFF_LOGIN: Login = { email: 'ravi@bhoj.example', password: 'bhoj-field-agent' };

/** Written by the global set-up; workers are processes of their own. */
export const DEMO_FILE = new URL('../../../.cache/demo.json', import.meta.url);

export const readDemo = (): Demo => JSON.parse(readFileSync(DEMO_FILE, 'utf8')) as Demo;

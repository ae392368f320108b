import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from '@playwright/test';
import { percentile } from './print-table.ts';
import type { Table } from './print-table.ts';

/** The index of a low-tier phone among Chrome's presets for slowing a processor; a mid-tier phone has 1,000. */
const LOW_TIER = 264;

/** The number of computations; the median counts. */
const TIMES = 3;

/** How fast this machine is, and how much to slow it. */
export interface Machine {
  /** Lighthouse's benchmark index. */
  readonly index: number;
  /** The factor that makes it as slow as a low-tier phone. */
  readonly slower: number;
}

/** Computes the machine's benchmark index in the browser. */
export async function machineOf(browser: Browser): Promise<Machine> {
  const page = await browser.newPage();
  const all: number[] = [];
  // One after the other, because each takes the whole processor.
  // oxlint-disable-next-line no-await-in-loop
  for (let n = 0; n < TIMES; n += 1) all.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = percentile(all, 0.5);
  return { index, slower: Math.max(1, index / LOW_TIER) };
}

/** The row of a table that says on what machine its times were measured. */
export const rowOf = ({ index, slower }: Machine): Table => ({
  'this machine': { 'benchmark index': index, 'slowed by': slower },
});

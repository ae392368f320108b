import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';

/**
 * Runs before each test file, and notes the processor time that its process or thread has used so far.
 * vitest-reporter.ts computes the time of each file from it.
 */
const kept = globalThis as { processorMsCounted?: number };

function usedMs(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
  return (user + system) / 1000;
}

// oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures to make from the pattern.
afterAll(({}, file) => {
  const used = usedMs();
  Object.assign(file.meta, { processorMs: used - (kept.processorMsCounted ?? 0) });
  kept.processorMsCounted = used;
});

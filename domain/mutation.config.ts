import { defineConfig } from 'vitest/config';

/** The domain's tests as `npm run mutation` runs them: only those that reach a mutant, each time in one process. */
export default defineConfig({
  test: { include: ['domain/src/**/*.test.ts'], environment: 'node', isolate: false, maxWorkers: 1 },
});

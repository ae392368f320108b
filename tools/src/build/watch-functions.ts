import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { say } from '../../../scripts/lib/say.mjs';
import { onExit } from '../command/on-exit.ts';
import { buildIfChanged, FUNCTIONS } from './build-if-changed.ts';

const QUIET_MS = 150;

/** Builds the functions again whenever their sources or the domain change. The Functions emulator reloads them. */
export function watchFunctions(): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  let building = Promise.resolve();
  const rebuild = () => {
    building = building
      .then(() => buildIfChanged(FUNCTIONS))
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  for (const folder of ['functions/src', 'domain/src']) {
    const watcher = watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(rebuild, QUIET_MS);
    });
    onExit(() => watcher.close());
  }
}

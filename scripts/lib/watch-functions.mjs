import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, FUNCTIONS } from './build.mjs';
import { onExit } from './on-exit.mjs';
import { ROOT } from './paths.mjs';
import { say } from './say.mjs';

const QUIET_MS = 150;

/** Builds the functions again whenever their sources or the domain change; the Functions emulator loads what it finds. */
export function watchFunctions() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  let building = Promise.resolve();
  const rebuild = () => {
    building = building.then(() => buildIfChanged(FUNCTIONS)).catch((error) => say(error.message));
  };
  for (const folder of ['functions/src', 'domain/src']) {
    const watcher = watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(rebuild, QUIET_MS);
    });
    onExit(() => watcher.close());
  }
}

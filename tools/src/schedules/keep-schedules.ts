import { runScheduled } from './run-scheduled.ts';
import { say } from '../../../scripts/lib/say.mjs';
import { onExit } from '../command/on-exit.ts';
import { PROJECT } from '../emulators/emulator-config.ts';
import { HOST, portsFrom } from '../network/ports.ts';
import { dueIn } from './due.ts';
import type { Scheduled } from './due.ts';

const MINUTE = 60_000;

interface Backends {
  readonly backends: readonly {
    readonly functionTriggers: readonly {
      readonly id: string;
      readonly schedule?: Pick<Scheduled, 'schedule' | 'timeZone'>;
    }[];
  }[];
}

/** Returns the scheduled functions that the Functions emulator at this origin has loaded. */
async function scheduledAt(origin: string): Promise<Scheduled[]> {
  const { backends } = (await (await fetch(`${origin}/backends`)).json()) as Backends;
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ id, schedule }) => (schedule === undefined ? [] : [{ id, ...schedule }]));
}

/**
 * Starts each scheduled function at its time, from now until this process ends. firebase-tools has no scheduler: the
 * emulators load these functions and start none. When one fails, this says so and goes on with the others.
 */
export function keepSchedules(base: number): void {
  const origin = `http://${HOST}:${portsFrom(base).functions}`;
  const run = async (minute: number) => {
    for (const { id } of dueIn(minute, await scheduledAt(origin)))
      await runScheduled({ origin, project: PROJECT }, id, minute).catch((cause: unknown) =>
        say(String(cause)),
      );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForNext = () => {
    const minute = (Math.floor(Date.now() / MINUTE) + 1) * MINUTE;
    timer = setTimeout(() => {
      waitForNext();
      run(minute).catch((cause: unknown) => say(String(cause)));
    }, minute - Date.now());
  };
  waitForNext();
  onExit(() => clearTimeout(timer));
}

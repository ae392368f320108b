import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { NODE_24, ROOT } from '../../../scripts/lib/paths.mjs';
import { onExit } from '../command/on-exit.ts';

const LEASH = join(import.meta.dirname, 'leash.ts');

export interface Leashed {
  /** The leash; every process that the program starts is below it. */
  readonly pid: number | undefined;
  /** Its output (nothing with `show`). */
  readonly output: Readable;
  /** Resolves with its exit code when it and everything it started have ended. */
  readonly ended: Promise<number>;
  /** Lets the program end normally; resolves when none of its processes is left. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** True lets it write to this terminal itself. */
  readonly show?: boolean;
  /** Gets the lines of standard error, which otherwise are part of the output. */
  readonly errors?: (line: string) => void;
}

/** Starts a program that runs until it is stopped and cannot outlive this process (see leash.ts). */
export function leashed(
  program: string,
  args: readonly string[],
  { env, cwd = ROOT, show = false, errors }: Options,
): Leashed {
  const child = spawn(NODE_24, [LEASH, randomUUID(), errors ? 'apart' : 'together', program, ...args], {
    env,
    cwd,
    stdio: ['pipe', show ? 'inherit' : 'pipe', errors ? 'pipe' : 'inherit'],
    detached: process.platform !== 'win32',
  });
  child.stdin?.on('error', () => {}); // It has already ended.
  if (errors && child.stderr) createInterface({ input: child.stderr }).on('line', errors);
  const endAtOnce = () => void child.kill('SIGTERM');
  process.once('exit', endAtOnce);
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 128));
    child.on('error', () => resolve(127));
  }).finally(() => process.off('exit', endAtOnce));
  const stop = async () => {
    child.stdin?.end();
    await ended;
  };
  onExit(stop);
  return { pid: child.pid, output: child.stdout ?? Readable.from([]), ended, stop };
}

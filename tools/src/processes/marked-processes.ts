import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Every process we start for a suite carries this in its environment, so that none can be lost, whoever its parent is. */
export const MARK = 'BHOJ_LEASH';

const MOST_ROUNDS = 50;

/**
 * firebase-tools puts Java in a process group of its own, and orphans it when it dies: neither the group nor the
 * parent tells what is ours. The environment does.
 * @returns ids of the running processes that carry the mark, without our own
 */
function markedProcesses(mark: string): number[] {
  return findIds(`${MARK}=${mark}`).filter((pid) => pid !== process.pid);
}

/** @param wanted a variable with its value */
function findIds(wanted: string): number[] {
  if (process.platform === 'linux') return fromProc(wanted);
  return process.platform === 'win32' ? [] : fromPs(wanted);
}

function fromProc(wanted: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .filter((pid) => readEnvironment(pid).split('\0').includes(wanted))
    .map(Number);
}

/** @returns nothing for a process that is gone, a zombie or not ours */
function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

/** macOS and BSD print the environment after the command with -E. */
function fromPs(wanted: string): number[] {
  const lines = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  return lines.filter((line) => line.includes(wanted)).map((line) => Number.parseInt(line, 10));
}

/** Kills every process that carries the mark, again until none is left. */
export function killMarked(mark: string): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const left = markedProcesses(mark);
    if (left.length === 0) return;
    for (const pid of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself in the meantime.
      }
    }
  }
}

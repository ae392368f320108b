import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Every process of a suite has this variable in its environment, so that it can be found whatever its parent is. */
export const MARK = 'BHOJ_LEASH';

const MOST_ROUNDS = 50;

/**
 * Finds processes by their environment: firebase-tools starts Java in another process group, and leaves it running when
 * it dies.
 * @returns ids of the running processes with the mark, without this process
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

/** @returns an empty text for a process that has ended, is a zombie or belongs to another user */
function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

/** On macOS and BSD, `ps -E` prints the environment after the command. */
function fromPs(wanted: string): number[] {
  const lines = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  return lines.filter((line) => line.includes(wanted)).map((line) => Number.parseInt(line, 10));
}

/** Kills every process with the mark, repeatedly until none is left. */
export function killMarked(mark: string): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const left = markedProcesses(mark);
    if (left.length === 0) return;
    for (const pid of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process ended by itself.
      }
    }
  }
}

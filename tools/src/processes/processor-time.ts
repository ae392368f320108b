import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms. */
const TICK_MS = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own processor time and that of its children that have ended, in ms. */
  readonly ms: number;
}

/** @param stat the line of `/proc/<pid>/stat`: the id, the program in brackets, then numbers */
export function readStat(stat: string): Process {
  const numbers = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = numbers.slice(1);
  const ticks = numbers.slice(11, 15).reduce((sum, each) => sum + each, 0);
  return { pid: Number.parseInt(stat, 10), parent, ms: ticks * TICK_MS };
}

function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

/** @returns the processor time of a process and of all that it started, by these processes */
export function timeOfTree(root: number, processes: readonly Process[]): number {
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const of = (one: Process): number =>
    (childrenOf.get(one.pid) ?? []).reduce((sum, child) => sum + of(child), one.ms);
  return processes.filter(({ pid }) => pid === root).reduce((sum, one) => sum + of(one), 0);
}

/**
 * Returns the processor time (user and system) so far of a process and of all that it started, in ms, as the shell's
 * `time` counts it. Null where the system does not tell.
 */
export function processorTime(pid = process.pid): number | null {
  return process.platform === 'linux' ? timeOfTree(pid, allProcesses()) : null;
}

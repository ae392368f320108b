import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { processorTime, readStat, timeOfTree } from './processor-time.ts';

const line = (pid: number, parent: number, [user, system, ofUser, ofSystem]: readonly number[]) =>
  `${pid} (a (b) c) S ${parent} 7 7 0 -1 4194304 9 8 0 0 ${user} ${system} ${ofUser} ${ofSystem} 20 0 1 0 55`;

describe('processor time', () => {
  it('is read from a line of /proc, also of a program with brackets in its name', () => {
    expect(readStat(line(42, 7, [10, 5, 3, 2]))).toEqual({ pid: 42, parent: 7, ms: 200 });
  });

  it('is that of a process, of those it started, and of theirs', () => {
    const lines = [
      line(1, 0, [900, 0, 0, 0]),
      line(2, 1, [1, 1, 1, 1]),
      line(3, 2, [2, 0, 0, 0]),
      line(4, 3, [0, 3, 0, 0]),
    ];
    expect(timeOfTree(2, lines.map(readStat))).toBe(90);
    expect(timeOfTree(5, lines.map(readStat))).toBe(0);
  });

  it('of this process includes a child that has ended, where the system tells', () => {
    const before = processorTime();
    spawnSync(process.execPath, ['-e', 'const to = Date.now() + 200; while (Date.now() < to);']);
    const after = processorTime();
    if (process.platform !== 'linux') expect(after).toBeNull();
    else expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(20);
  });
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('tasks with the same name wait for each other, tasks with different names do not', async () => {
  let atWork = 0;
  const most: number[] = [];
  const work = async () => {
    atWork += 1;
    most.push(atWork);
    await pause(30);
    atWork -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneAtATime('web', work, { folder })));
  expect(most).toEqual([1, 1, 1]);
  most.length = 0;
  await Promise.all(['web', 'functions'].map((name) => oneAtATime(name, work, { folder })));
  expect(Math.max(...most)).toBe(2);
});

test('the next task runs after a failed one', async () => {
  await expect(oneAtATime('web', () => Promise.reject(new Error('no')), { folder })).rejects.toThrow('no');
  await oneAtATime('web', () => Promise.resolve(), { folder });
  expect(existsSync(join(folder, 'web-lock'))).toBe(false);
});

test('the lock of a killed command does not block others', async () => {
  const left = join(folder, 'web-lock');
  mkdirSync(left);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(left, aMinuteAgo, aMinuteAgo);
  let done = false;
  await oneAtATime('web', () => Promise.resolve(void (done = true)), { folder });
  expect(done).toBe(true);
});

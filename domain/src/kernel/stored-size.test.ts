import { expect, it } from 'vitest';
import { storedSize } from './stored-size.ts';

it("counts as Firestore's documentation does", () => {
  const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(storedSize('users/jeff/tasks/my_task_id', task)).toBe(147);
});

it.each([
  ['दा', 7],
  ['é', 3],
  ['🍛', 5],
  [null, 1],
  [new Date(0), 8],
  [['a', 1], 10],
  [{ a: 1 }, 10],
])('counts %j as %i bytes', (value, bytes) => {
  expect(storedSize('a/b', { f: value }) - storedSize('a/b', { f: '' })).toBe(bytes - 1);
});

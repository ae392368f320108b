import { expect } from 'vitest';
import type { Planned } from './act.ts';
import type { Fate } from './evening.ts';
import type { Answer } from './instances.ts';
import type { Turns } from './turns.ts';

export const reasonIn = (answer: Answer): string | null => ('reason' in answer ? answer.reason : null);

/** Refusals that tell nothing about the act itself: a repeat may get them although the act was done. */
const PASSING: ReadonlySet<string | null> = new Set(['too-many-requests', 'busy-try-again']);

/** An act with its fate, and the first instance of the functions that it reaches. */
export interface Doing {
  readonly act: Planned;
  readonly fate: Fate;
  readonly instance: number;
}

/** Compares the answer to a repeat with the first answer, where the answer is stored. */
function expectSameAnswer({ act }: Doing, first: Answer, again: Answer): void {
  if ('reason' in first || !act.isStored(first.output) || PASSING.has(reasonIn(again))) return;
  expect(again).toEqual(first);
}

/** Performs an act according to its fate. Returns an answer that says it was done, if there is one. */
export async function perform(doing: Doing, turns: Turns): Promise<Answer> {
  const { act, fate, instance } = doing;
  const send = (on: number) => (act.isDirect ? turns.take(() => act.once(on)) : act.once(on));
  if (fate === 'both') {
    const [a, b] = await Promise.all([send(0), send(1)]);
    if ('output' in b && act.isStored(b.output)) expectSameAnswer(doing, a, b);
    return 'output' in a ? a : b;
  }
  const first = await send(instance);
  if (fate === 'once') return first;
  const again = await send(1 - instance);
  expectSameAnswer(doing, first, again);
  return 'output' in first ? first : again;
}

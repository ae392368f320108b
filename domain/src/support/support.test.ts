import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { MINUTE } from '../time/ist.ts';
import { endedTime, isOpenToSupport, openedTo } from './support.ts';

const first = openedTo(undefined, 'a', NOW);

describe('the time of support', () => {
  it('lasts 30 minutes and ends by itself', () => {
    expect(first).toEqual({ id: 'a', from: NOW, until: NOW + 30 * MINUTE });
    expect(isOpenToSupport(first, NOW)).toBe(true);
    expect(isOpenToSupport(first, first.until - 1)).toBe(true);
    expect(isOpenToSupport(first, first.until)).toBe(false);
    expect(isOpenToSupport(undefined, NOW)).toBe(false);
  });

  it('is not made longer while it runs, and not begun again by the same opening', () => {
    expect(openedTo(first, 'b', NOW + MINUTE)).toBe(first);
    expect(openedTo(first, 'a', first.until)).toBe(first);
    expect(openedTo(first, 'b', first.until)).toEqual({
      id: 'b',
      from: first.until,
      until: first.until + 30 * MINUTE,
    });
  });

  it('is over at once when somebody ends it, and is ended once', () => {
    const ended = endedTime(first, NOW + MINUTE);
    expect(ended).toEqual({ ...first, until: NOW + MINUTE });
    expect(isOpenToSupport(ended ?? undefined, NOW + MINUTE)).toBe(false);
    expect(endedTime(ended ?? undefined, NOW + MINUTE)).toBeNull();
    expect(endedTime(undefined, NOW)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { memberIdOf } from './member-id.ts';

describe('memberIdOf', () => {
  it('gives a uid always the same id, which does not contain the uid', () => {
    const uid = 'Zk3vQ1xXc9bT0aLrWm5nYp7sUeHd';
    expect(memberIdOf(uid)).toBe(memberIdOf(uid));
    expect(memberIdOf(uid)).toMatch(/^m[a-z0-9]{11}$/);
    expect(memberIdOf(uid)).not.toContain(uid.slice(0, 6).toLowerCase());
  });

  it('gives ten thousand members different ids', () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => memberIdOf(`uid${i}`));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

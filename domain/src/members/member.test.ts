import { describe, expect, it } from 'vitest';
import { aMember } from '../fixtures/people.ts';
import { assertEmployed, memberChangeOf, theMember } from './member.ts';

const ravi = aMember();

describe('a member', () => {
  it('must belong to the restaurant', () => {
    expect(theMember(ravi)).toBe(ravi);
    expect(() => theMember(null)).toThrow('member-not-found');
  });

  it('cannot get a password link once dismissed', () => {
    expect(() => assertEmployed(ravi)).not.toThrow();
    expect(() => assertEmployed({ ...ravi, active: false })).toThrow('member-dismissed');
  });

  it.each([
    [{ role: 'kitchen' }, { role: 'kitchen' }],
    [{ active: false }, { active: false }],
    [{ role: 'captain' }, null],
    [{ active: true }, null],
    [{}, null],
  ] as const)('changed by %j comes to %j', (wanted, change) => {
    expect(memberChangeOf(ravi, wanted)).toEqual(change);
  });
});

import { aMember } from '@bhoj/domain/fixtures/people';
import { describe, expect, it } from 'vitest';
import { staff } from '../../messages/owner/members/en.ts';
import { countOf, lastSeenWords, matching, membersOf } from './member-model.ts';
import type { Connection } from '@bhoj/domain/connections/connection';

const NOW = Date.parse('2026-11-20T19:40:00+05:30');

it.each([
  ['2026-11-20T19:39:01+05:30', 'Last seen just now'],
  ['2026-11-20T19:39:00+05:30', 'Last seen 1 min ago'],
  ['2026-11-20T18:40:01+05:30', 'Last seen 59 min ago'],
  ['2026-11-20T18:40:00+05:30', 'Last seen today at 6:40 pm'],
  ['2026-11-20T00:00:00+05:30', 'Last seen today at 12:00 am'],
  ['2026-11-19T23:59:00+05:30', 'Last seen 19 Nov 2026'],
])('a device heard of at %s was %s', (at, words) => {
  expect(lastSeenWords(staff, Date.parse(at), NOW)).toBe(words);
});

describe('the members', () => {
  const connection = (over: Partial<Connection>) => ({ status: 'offline', ...over }) as Connection;
  const named = (name: string, uid: string, over: Partial<ReturnType<typeof aMember>> = {}) =>
    aMember({ name, uid, ...over });
  const team = [
    named('Ravi', 'r'),
    named('Meera', 'm', { email: 'meera@spice.example', role: 'kitchen' }),
    named('Asha', 'a'),
    named('Édouard', 'e'),
  ];

  it('are by name, with the state of their devices', () => {
    const connections = new Map([
      ['r', connection({ status: 'online' })],
      ['m', connection({ lastSeen: NOW - 5, timestamp: '2020-01-01T00:00:00Z' })],
      ['e', connection({ timestamp: '2026-11-20T12:00:00Z' })],
    ]);
    const all = membersOf(team, connections);
    expect(all.map(({ name, presence }) => [name, presence])).toEqual([
      ['Asha', { state: 'never' }],
      ['Édouard', { state: 'offline', at: Date.parse('2026-11-20T12:00:00Z') }],
      ['Meera', { state: 'offline', at: NOW - 5 }],
      ['Ravi', { state: 'online' }],
    ]);
    const unknown = membersOf(team.slice(0, 1), new Map([['r', connection({ timestamp: 'never' })]]));
    expect(unknown[0]?.presence).toEqual({ state: 'never' });
  });

  it('are found by name or address, without accents or blanks around', () => {
    const found = (query: string) => matching(membersOf(team, new Map()), query).map(({ name }) => name);
    expect(found(' edou ')).toEqual(['Édouard']);
    expect(found('meera@')).toEqual(['Meera']);
    expect(found('')).toHaveLength(4);
    expect(found('nobody')).toEqual([]);
  });

  it('are counted by role', () => {
    const all = membersOf(team, new Map());
    expect([countOf(all, 'kitchen'), countOf(all, 'captain'), countOf(all, 'office')]).toEqual([1, 3, 0]);
  });
});

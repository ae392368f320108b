import { expect, it } from 'vitest';
import { staff } from '../../messages/owner/members/en.ts';
import { lastSeenWords } from './member-model.ts';

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

import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { MOST_SEARCH_KEYS, searchKeyOf, searchKeysOf } from './tenant-search.ts';

const keys = searchKeysOf(
  aRestaurant({
    restaurantName: 'The  Café—Rasa & Sons of the Old Market Street',
    email: 'asha.rao@a-rather-long-address.spice.example',
    address: '4 Pune Road, Navi Mumbai 400703',
    referralId: 'BHOJABC123',
    staffReferralId: 'PUNE2026',
  }),
);
const finds = (typed: string) => keys.includes(searchKeyOf(typed) ?? '');

describe('searchKeysOf', () => {
  it.each([
    'the',
    'CAFE',
    'café',
    'rasa',
    'Rasa & so',
    ' the  cafe',
    'old market street',
    'the cafe—rasa & sons of the old market street',
    'asha.r',
    'asha.rao@a-rather-long-address.spice.example',
    'navi mum',
    'bhojabc123',
    'pune2026',
  ])('is found by %s', (typed) => expect(finds(typed)).toBe(true));

  it.each(['afe', 'sha.rao', 'pune', 'mumbai', 'bhoj', 'asha.rao@other', 'x'])(
    'is not found by %s',
    (typed) => expect(finds(typed)).toBe(false),
  );

  it.each([
    [
      'very many short words',
      Array.from({ length: 60 }, (_, n) => String.fromCodePoint(97 + (n % 26))).join(' '),
    ],
    ['many words, all different', Array.from({ length: 40 }, (_, n) => n + 10).join(' ')],
    ['one long word', 'a'.repeat(120)],
    ['words of a wide script', 'अआइईउ '.repeat(20).trim()],
  ])('are at most %s', (_, restaurantName) => {
    const most = searchKeysOf(
      aRestaurant({
        restaurantName,
        email: `${'e'.repeat(64)}@${'d'.repeat(180)}.example`,
        address: '1 A Road, Thiruvananthapuram 695001',
        referralId: 'BHOJABC123',
        staffReferralId: 'PUNE2026',
      }),
    );
    expect(most.length).toBeLessThanOrEqual(MOST_SEARCH_KEYS);
    // However long the name is, it is found by its beginning, by its address and by its IDs.
    for (const typed of [restaurantName, 'eeee', 'thiruvan', 'bhojabc123', 'pune2026'])
      expect(most).toContain(searchKeyOf(typed));
  });

  it('names every key once, and nothing that is empty', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(searchKeysOf(aRestaurant({ staffReferralId: '' }))).not.toContain('');
  });
});

describe('searchKeyOf', () => {
  it('is null for nothing but blanks', () => expect(searchKeyOf('  ')).toBeNull());
});

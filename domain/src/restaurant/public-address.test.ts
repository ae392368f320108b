import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../fixtures/reason-of.ts';
import { MAX_ADDRESSES, proposedSlugs, slugFault, withAddress } from './public-address.ts';
import { slugSchema } from './public-address.schema.ts';

describe('an address', () => {
  it.each(['abc', 'spice-route', 'cafe-24', '5-star', 'a'.repeat(40)])('%s is one', (text) => {
    expect(slugFault(text)).toBeNull();
    expect(slugSchema.parse(text)).toBe(text);
  });

  it.each([
    ['ab', 'length'],
    ['', 'length'],
    ['a'.repeat(41), 'length'],
    ['-spice', 'letters'],
    ['spice-', 'letters'],
    ['spice--route', 'letters'],
    ['spice route', 'letters'],
    ['Spice', 'letters'],
    ['café', 'letters'],
    ['अन्न', 'letters'],
    ['owner@spice', 'letters'],
    ['bhoj', 'reserved'],
    ['default', 'reserved'],
  ])('%j is none: %s', (text, fault) => {
    expect(slugFault(text)).toBe(fault);
  });

  it('may be typed in capitals and between blanks', () => {
    expect(slugSchema.parse('  Spice-Route ')).toBe('spice-route');
    expect(slugSchema.safeParse('Bhoj').success).toBe(false);
  });
});

describe('proposals', () => {
  it.each([
    ['Spice Route', '', ['spice-route', 'spice-route-restaurant']],
    ['Café Ünique’s & Sons', '', ['cafe-uniques-and-sons', 'cafe-uniques-and-sons-restaurant']],
    ['अन्नपूर्णा भोजनालय', 'Pune', ['annapurna-bhojanalay', 'annapurna-bhojanalay-pune']],
    ['D.R. Dosa', 'Navi Mumbai', ['dr-dosa', 'dr-dosa-navi-mumbai', 'dr-dosa-restaurant']],
    ['Om', '', ['om-restaurant']],
    ['Bhoj', '', ['bhoj-restaurant']],
    ['寿司', 'Pune', []],
  ])('of %s in %s', (restaurantName, city, slugs) => {
    expect(proposedSlugs({ restaurantName, city }).slice(0, slugs.length || 1)).toEqual(slugs);
  });

  it('are cut between two words, or within the only one', () => {
    const restaurantName = 'The Grand Old Pavilion of Northern Coastal Delicacies';
    expect(proposedSlugs({ restaurantName, city: 'Pune' })[0]).toBe('the-grand-old-pavilion-of-northern');
    expect(proposedSlugs({ restaurantName: 'x'.repeat(90), city: '' })).toEqual(['x'.repeat(40)]);
  });

  it('are addresses, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'Pune'), (restaurantName, city) => {
        for (const slug of proposedSlugs({ restaurantName, city })) expect(slugFault(slug)).toBeNull();
      }),
    );
  });
});

describe('choosing an address', () => {
  it('keeps the earlier ones, and takes one of them again', () => {
    const first = withAddress(undefined, 'one');
    expect(first).toEqual({ slug: 'one', former: [] });
    const second = withAddress(first, 'two');
    expect(second).toEqual({ slug: 'two', former: ['one'] });
    expect(withAddress(second, 'one')).toEqual({ slug: 'one', former: ['two'] });
    expect(withAddress(second, 'two')).toBe(second);
  });

  it('ends with the fifth; earlier ones can still be chosen', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce<ReturnType<typeof withAddress> | undefined>(
      withAddress,
      undefined,
    );
    expect(five?.former).toHaveLength(MAX_ADDRESSES - 1);
    expect(reasonOf(() => withAddress(five, 'f'))).toBe('too-many-addresses');
    expect(withAddress(five, 'b')).toEqual({ slug: 'b', former: ['a', 'c', 'd', 'e'] });
  });
});

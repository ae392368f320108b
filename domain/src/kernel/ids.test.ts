import { describe, expect, it } from 'vitest';
import { newId, newJoiningCode, newReferralId, newShareToken, newTableKey } from './ids.ts';
import { idSchema, ownReferralIdSchema, restaurantIdSchema } from './ids.schema.ts';

const MANY = 2000;
const drawn = (make: () => string) => Array.from({ length: MANY }, make);

describe('ids', () => {
  it.each([
    ['an id', newId, /^[A-Za-z0-9]{20}$/],
    ['a table key', newTableKey, /^[A-Za-z0-9]{12}$/],
    ['a share token', newShareToken, /^[A-Za-z0-9]{28}$/],
    ['a referral ID', newReferralId, /^BHOJ[A-Z0-9]{6}$/],
  ])('of kind %s have their form and are all different (DATA-OWNER-7)', (_, make, form) => {
    const all = drawn(make);
    expect(all.filter((id) => !form.test(id))).toEqual([]);
    expect(new Set(all).size).toBe(MANY);
  });

  it('of joining codes are four digits, with leading zeros', () => {
    const codes = drawn(newJoiningCode);
    expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('contain every letter about equally often', () => {
    const counts = new Map<string, number>();
    for (const letter of drawn(newId).join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 40 000 letters over 62 are 645 each with a standard deviation of 25; a deviation of 150 does not occur
    const counted = [...counts.values()];
    expect(Math.min(...counted)).toBeGreaterThan(645 - 150);
    expect(Math.max(...counted)).toBeLessThan(645 + 150);
  });

  it('fit their schemas', () => {
    expect(idSchema.safeParse(newId()).success).toBe(true);
    expect(ownReferralIdSchema.safeParse(newReferralId()).success).toBe(true);
    for (const id of ['', 'short', `${newId()}x`, 'a/aaaaaaaaaaaaaaaaaa', `${newId().slice(1)}é`]) {
      expect(idSchema.safeParse(id).success).toBe(false);
    }
    expect(ownReferralIdSchema.safeParse('BHOJabc123').success).toBe(false);
  });
});

describe('restaurantIdSchema', () => {
  it.each([
    ['owner@spice.in', true],
    ['a+b@spice.in', true],
    ['ab', false],
    ['a/b@spice.in', false],
    ['a b@spice.in', false],
    [`${'a'.repeat(250)}@x.in`, false],
    ['__x__', false],
  ])('%s: %s', (id, accepted) => {
    expect(restaurantIdSchema.safeParse(id).success).toBe(accepted);
  });
});

it('no id is a name that every object has', () => {
  expect(idSchema.safeParse('propertyIsEnumerable').success).toBe(false);
  expect(idSchema.safeParse(newId()).success).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { newStaffReferralId } from '../../kernel/ids.ts';
import { staffReferralIdSchema } from '../shape/platform.schema.ts';
import { isSelfReferral, referralKey } from './referral.ts';

describe('referralKey', () => {
  it.each([
    ['STAFF01', 'staff01'],
    ['STAFF01', 'STAFFO1'],
    ['STAFF01', 'STAFF0l'],
    ['STAFF01', '5TAFF 01'],
    ['BHOJ26', 'BHOJ – 26'],
    ['BAZIL', '8A21L'],
  ])('reads %s and %s as one', (a, b) => {
    expect(referralKey(a)).toBe(referralKey(b));
  });

  it('keeps different IDs apart', () => {
    expect(referralKey('STAFF01')).not.toBe(referralKey('STAFF02'));
    expect(referralKey('RAVI')).not.toBe(referralKey('RAVI1'));
  });

  it('leaves an ID that Bhoj makes as it is', () => {
    for (let n = 0; n < 50; n += 1) {
      const made = newStaffReferralId();
      expect(staffReferralIdSchema.parse(made)).toBe(made);
      expect(referralKey(made)).toBe(made);
    }
  });
});

describe('isSelfReferral', () => {
  const staff = { email: 'ravi.k@gmail.com', phone: '+91 98765 43210' };

  it.each([
    ['the same mailbox', { email: 'Ravi.K@gmail.com' }],
    ['the mailbox with a tag', { email: 'ravi.k+cafe@gmail.com' }],
    ['the mailbox without dots', { email: 'ravik@googlemail.com' }],
    ['the same number', { email: 'asha@spice.example', phone: '098765-43210' }],
  ])('finds %s', (_, owner) => {
    expect(isSelfReferral(staff, owner)).toBe(true);
  });

  it.each([
    ['another person', staff, { email: 'asha@spice.example', phone: '9876543211' }],
    ['two people without a number', { email: 'a@b.example', phone: '' }, { email: 'c@b.example', phone: '' }],
    [
      'two numbers that are no numbers',
      { email: 'a@b.example', phone: '100' },
      { email: 'c@b.example', phone: '100' },
    ],
    ['dots at another provider', { email: 'ra.vi@b.example' }, { email: 'ravi@b.example' }],
  ])('does not take %s for one', (_, one, owner) => {
    expect(isSelfReferral(one, owner)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { staffReferralIdSchema } from './platform.schema.ts';

describe('staffReferralIdSchema', () => {
  it('reads what a person types', () => {
    expect(staffReferralIdSchema.parse('  staff01 ')).toBe('STAFF01');
    expect(staffReferralIdSchema.safeParse('a-b').success).toBe(false);
    expect(staffReferralIdSchema.safeParse('').success).toBe(false);
  });
});

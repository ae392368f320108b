import { describe, expect, it } from 'vitest';
import { cancelReasonWords as hindi } from '../../messages/shared/cancel-reasons/hi.ts';
import { cancelReasonIn } from './cancel-reason.ts';

describe('the reason of a cancellation', () => {
  it('is in the reader’s language where it is a usual one', () => {
    expect(cancelReasonIn(hindi, 'Guest changed their mind')).toBe('मेहमान ने मन बदला');
  });
  it('stays as it was written otherwise', () => {
    expect(cancelReasonIn(hindi, 'Fell on the floor')).toBe('Fell on the floor');
    expect(cancelReasonIn(hindi, 'toString')).toBe('toString');
  });
});

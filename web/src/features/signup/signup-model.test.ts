import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRequest, ownReferralId, requestIdFor } from './signup-model.ts';

describe('what a device keeps', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('has one own referral ID', () => {
    const referralId = ownReferralId();
    expect(referralId).toMatch(/^BHOJ[A-Z0-9]{6}$/);
    expect(ownReferralId()).toBe(referralId);
  });

  it('has one request for one account, another for another', () => {
    const first = requestIdFor('asha@example.com');
    expect(requestIdFor('asha@example.com')).toBe(first);
    expect(requestIdFor('ravi@example.com')).not.toBe(first);
  });

  it('survives what somebody else wrote there', () => {
    sessionStorage.setItem('bhoj.signup-request', '{');
    localStorage.setItem('bhoj.own-referral-id', 'BHOJ');
    expect(requestIdFor('asha@example.com')).toMatch(/^\w{20}$/);
    expect(ownReferralId()).toMatch(/^BHOJ[A-Z0-9]{6}$/);
  });

  it('begins anew once an account is made', () => {
    const [request, referralId] = [requestIdFor('asha@example.com'), ownReferralId()];
    forgetRequest();
    expect(requestIdFor('asha@example.com')).not.toBe(request);
    expect(ownReferralId()).not.toBe(referralId);
  });
});

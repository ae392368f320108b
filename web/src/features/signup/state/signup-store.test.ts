import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { EMPTY } from './signup-model.ts';
import {
  forgetSignup,
  keepDraft,
  keepPurchase,
  ownReferralId,
  readDraft,
  readPurchase,
  requestIdFor,
} from './signup-store.ts';

describe('the device’s storage of a sign-up', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('has one referral ID of its own', () => {
    const referralId = ownReferralId();
    expect(referralId).toMatch(/^BHOJ[A-Z0-9]{6}$/);
    expect(ownReferralId()).toBe(referralId);
  });

  it('has one request id per account', () => {
    const first = requestIdFor('asha@example.com');
    expect(requestIdFor('asha@example.com')).toBe(first);
    expect(requestIdFor('ravi@example.com')).not.toBe(first);
  });

  it('survives unreadable values', () => {
    sessionStorage.setItem('bhoj.signup-request', '{');
    localStorage.setItem('bhoj.own-referral-id', 'BHOJ');
    expect(requestIdFor('asha@example.com')).toMatch(/^\w{20}$/);
    expect(ownReferralId()).toMatch(/^BHOJ[A-Z0-9]{6}$/);
  });

  it('starts empty again once an account is made', () => {
    const [request, referralId] = [requestIdFor('asha@example.com'), ownReferralId()];
    forgetSignup();
    expect(requestIdFor('asha@example.com')).not.toBe(request);
    expect(ownReferralId()).not.toBe(referralId);
  });

  it('keeps what was typed through a reload, and never the password', () => {
    const typed = { ...EMPTY, restaurantName: 'Chulha', email: 'a@b.example', password: 'mango tree 42' };
    keepDraft(typed);
    expect(readDraft()).toEqual({ ...typed, password: '' });
    expect(sessionStorage.getItem('bhoj.signup-draft')).toContain('Chulha');
    expect(sessionStorage.getItem('bhoj.signup-draft')).not.toContain('mango');
  });

  it('keeps the address of an open purchase in a new tab, and drops it with the sign-up', () => {
    keepPurchase({ email: 'a@b.example', amountPaise: rupees(999) });
    expect(readDraft().email).toBe('a@b.example');
    expect(readPurchase()?.amountPaise).toBe(99_900);
    forgetSignup();
    expect(readPurchase()).toBeNull();
    expect(readDraft()).toEqual(EMPTY);
  });

  it('works when storage is blocked', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    for (const storage of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    }
    keepPurchase({ email: 'a@b.example', amountPaise: null });
    expect(readPurchase()).toBeNull();
    expect(readDraft()).toEqual(EMPTY);
    vi.unstubAllGlobals();
  });
});

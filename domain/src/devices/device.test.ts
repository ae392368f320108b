import { describe, expect, it } from 'vitest';
import { NOW, UIDS } from '../fixtures/ids.ts';
import { aDevice } from '../fixtures/people.ts';
import { assertOpen, byName, enrolled, SECRET_AGE, secretsAfter, wantsSecret } from './device.ts';

const { name, kind, lockMinutes, secretHash } = aDevice();
const wanted = { name, kind, lockMinutes, secretHash };
const by = { uid: UIDS.owner, name: 'Asha' };

describe('enrolling', () => {
  it('makes a device on which nobody is', () => {
    expect(enrolled(null, wanted, by, NOW)).toEqual(aDevice());
  });

  it('changes nothing when it is repeated, whatever happened since', () => {
    const known = aDevice({ person: { ...by, since: NOW }, lastSeenAt: NOW + 5 });
    expect(enrolled(known, wanted, by, NOW + 9)).toBeNull();
  });

  it('refuses the id of another device', () => {
    expect(() => enrolled(aDevice({ secretHash: 'other' }), wanted, by, NOW)).toThrow('request-id-used');
  });

  it('lets only a kitchen’s screen stay open for ever', () => {
    expect(() => enrolled(null, { ...wanted, lockMinutes: null }, by, NOW)).toThrow('invalid-input');
    expect(
      enrolled(null, { ...wanted, kind: 'kitchen', lockMinutes: null }, by, NOW)?.lockMinutes,
    ).toBeNull();
  });
});

it('refuses what is shut out and what is unknown with the same reason', () => {
  expect(() => {
    assertOpen(aDevice({ shutOutAt: NOW }));
  }).toThrow('device-shut-out');
  expect(() => {
    assertOpen(null);
  }).toThrow('device-shut-out');
  expect(() => {
    assertOpen(aDevice());
  }).not.toThrow();
});

it('offers people by name', () => {
  expect(byName([{ name: 'Suresh' }, { name: 'asha' }, { name: 'Meena' }]).map((one) => one.name)).toEqual([
    'asha',
    'Meena',
    'Suresh',
  ]);
});

describe('the secret of a device', () => {
  const device = aDevice({ enrolledAt: NOW, nextSecretHash: 'next' });
  const after = (used: string, offered: string | null, now: number) =>
    secretsAfter(device, { used, offered, now });

  it('is due for a new one 30 days after it was enrolled or renewed', () => {
    expect(wantsSecret(device, NOW + SECRET_AGE - 1)).toBe(false);
    expect(wantsSecret(device, NOW + SECRET_AGE)).toBe(true);
    expect(wantsSecret({ ...device, secretSince: NOW + 1 }, NOW + SECRET_AGE)).toBe(false);
  });

  it('is kept until the next one is used, which then takes its place', () => {
    expect(after(device.secretHash, null, NOW + SECRET_AGE)).toEqual({});
    expect(after(device.secretHash, 'other', NOW)).toEqual({});
    expect(after(device.secretHash, 'other', NOW + SECRET_AGE)).toEqual({ nextSecretHash: 'other' });
    expect(after('next', 'other', NOW + SECRET_AGE)).toEqual({
      secretHash: 'next',
      secretSince: NOW + SECRET_AGE,
      nextSecretHash: null,
    });
  });
});

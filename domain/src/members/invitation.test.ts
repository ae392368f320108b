import { describe, expect, it } from 'vitest';
import { aMember, anInvitation } from '../fixtures/people.ts';
import {
  assertNotOurs,
  INVITED_FOR_MS,
  invitationFor,
  isInvitationOpen,
  newInvitation,
  renewed,
  withdrawnInvitation,
  withdrawnOf,
} from './invitation.ts';

const open = anInvitation();
const { createdAt: now, email } = open;
const reader = { email, isProved: true };

describe('an invitation', () => {
  it('is open for a week', () => {
    const made = newInvitation({ name: 'Meera', email, preset: 'captain' }, 'asha', now);
    expect(isInvitationOpen(made, now + INVITED_FOR_MS - 1)).toBe(true);
    expect(isInvitationOpen(made, now + INVITED_FOR_MS)).toBe(false);
  });

  it('is accepted only by the reader of its address, who has proved it', () => {
    expect(invitationFor(open, reader, now)).toBe(open);
    expect(() => invitationFor(open, { ...reader, isProved: false }, now)).toThrow('email-not-proved');
  });

  it.each([
    ['is not there', null, reader, now],
    ['is for another address', open, { ...reader, email: 'other@people.example' }, now],
    ['is accepted', anInvitation({ state: 'accepted' }), reader, now],
    ['is withdrawn', anInvitation({ state: 'withdrawn' }), reader, now],
    ['has expired', open, reader, open.expireAt],
  ] as const)('is refused with one reason when it %s', (_, invitation, who, at) => {
    expect(() => invitationFor(invitation, who, at)).toThrow('invitation-over');
  });

  it('gets a new end as long as nobody has accepted or withdrawn it', () => {
    expect(renewed(open, 'UidOfRenewer', open.expireAt + 1)).toEqual({
      ...open,
      invitedBy: 'UidOfRenewer',
      expireAt: open.expireAt + 1 + INVITED_FOR_MS,
    });
    for (const over of [null, anInvitation({ state: 'accepted' }), anInvitation({ state: 'withdrawn' })]) {
      expect(() => renewed(over, 'UidOfRenewer', now)).toThrow('invitation-over');
    }
  });

  it('is withdrawn once, and not after it was accepted', () => {
    expect(withdrawnInvitation(open)).toEqual({ ...open, state: 'withdrawn' });
    expect(withdrawnInvitation(null)).toBeNull();
    expect(withdrawnInvitation(anInvitation({ state: 'withdrawn' }))).toBeNull();
    expect(() => withdrawnInvitation(anInvitation({ state: 'accepted' }))).toThrow('invitation-over');
  });
});

describe('an address', () => {
  const member = aMember({ email });

  it.each([
    ['of a member', { members: [member], invitations: [] }],
    ['of somebody dismissed', { members: [{ ...member, active: false }], invitations: [] }],
    ['that is invited', { members: [], invitations: [open] }],
  ])('%s is not invited again', (_, ours) => {
    expect(() => assertNotOurs(email, ours, now)).toThrow('email-taken');
    expect(() => assertNotOurs('other@people.example', ours, now)).not.toThrow();
  });

  it('is invited again after its invitation has expired', () => {
    const ours = { members: [], invitations: [open] };
    expect(() => assertNotOurs(email, ours, open.expireAt)).not.toThrow();
  });
});

it('of a dismissed person is withdrawn with them, and no other', () => {
  const [theirs, others] = [anInvitation({ invitedBy: 'ravi' }), anInvitation({ invitedBy: 'asha' })];
  const entries = [
    { id: 'a', value: theirs },
    { id: 'b', value: others },
    { id: 'c', value: anInvitation({ invitedBy: 'ravi', state: 'accepted' }) },
  ];
  expect(withdrawnOf('ravi', entries)).toEqual([{ id: 'a', value: { ...theirs, state: 'withdrawn' } }]);
});

import { Refusal } from '../catalogue/reasons.ts';
import { roleOf } from '../catalogue/rights.ts';
import type { Preset } from '../catalogue/rights.ts';
import { DAY } from '../time/ist.ts';
import type { Entry } from '../kernel/collection.ts';
import type { Invitation } from './invitation.schema.ts';
import type { Member } from './member.schema.ts';

/** How long an invitation can be accepted. */
export const INVITED_FOR_MS = 7 * DAY;

/** True when an invitation can be accepted at `now` (epoch ms). */
export const isInvitationOpen = (
  { state, expireAt }: Pick<Invitation, 'state' | 'expireAt'>,
  now: number,
): boolean => state === 'open' && now < expireAt;

/**
 * Throws `email-taken` when a present or former member, or an open invitation, of this restaurant has the address. It
 * checks only the restaurant's own people, so the answer tells nothing about other accounts.
 */
export function assertNotOurs(
  email: string,
  ours: {
    readonly members: readonly Pick<Member, 'email'>[];
    readonly invitations: readonly Pick<Invitation, 'email' | 'state' | 'expireAt'>[];
  },
  now: number,
): void {
  const isMember = ours.members.some((member) => member.email === email);
  const isInvited = ours.invitations.some((one) => one.email === email && isInvitationOpen(one, now));
  if (isMember || isInvited) throw new Refusal('email-taken');
}

export const newInvitation = (
  who: { readonly name: string; readonly email: string; readonly preset: Preset },
  invitedBy: string,
  now: number,
): Invitation => ({
  ...who,
  invitedBy,
  role: roleOf(who.preset),
  state: 'open',
  createdAt: now,
  expireAt: now + INVITED_FOR_MS,
});

/** Returns an invitation with a new end and inviter. Throws `invitation-over` unless it is stored and still open. */
export function renewed(invitation: Invitation | null, invitedBy: string, now: number): Invitation {
  if (invitation?.state !== 'open') throw new Refusal('invitation-over');
  return { ...invitation, invitedBy, expireAt: now + INVITED_FOR_MS };
}

/** Returns the withdrawn invitation; null when nothing changes. Throws `invitation-over` once it is accepted. */
export function withdrawnInvitation(invitation: Invitation | null): Invitation | null {
  if (invitation === null || invitation.state === 'withdrawn') return null;
  if (invitation.state === 'accepted') throw new Refusal('invitation-over');
  return { ...invitation, state: 'withdrawn' };
}

/** Returns a person's open invitations, withdrawn: a dismissed person lets nobody in any more. */
export const withdrawnOf = (uid: string, open: readonly Entry<Invitation>[]): readonly Entry<Invitation>[] =>
  open
    .filter(({ value }) => value.invitedBy === uid && value.state === 'open')
    .map(({ id, value }) => ({ id, value: { ...value, state: 'withdrawn' } }));

/** A signed-in person who may have been invited. */
interface Reader {
  /** Lower-cased. */
  readonly email: string;
  /** True when the person has proved to read the mail of this address. */
  readonly isProved: boolean;
}

/**
 * Returns the invitation if it is open and was sent to the person's address. Throws `email-not-proved`, and in every
 * other case `invitation-over`, so that nobody learns who else was invited.
 */
export function invitationFor(invitation: Invitation | null, reader: Reader, now: number): Invitation {
  if (!reader.isProved) throw new Refusal('email-not-proved');
  const isTheirs =
    invitation !== null && invitation.email === reader.email && isInvitationOpen(invitation, now);
  if (!isTheirs) throw new Refusal('invitation-over');
  return invitation;
}

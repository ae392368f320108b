import type { Connection } from '@bhoj/domain/connections/connection';
import type { Member } from '@bhoj/domain/members/member.schema';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { folded } from '@bhoj/domain/kernel/folded';
import { dateOf, HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { clockName } from '../../ui/dates/clock.ts';
import { dateName } from '../../ui/dates/formats.ts';
import type { Words } from '../../words/part.ts';

/** The state of a person's device: online, last seen at a time (epoch ms), or never seen. */
export type Presence =
  { readonly state: 'online' | 'never' } | { readonly state: 'offline'; readonly at: number };

export interface MemberEntry extends Member {
  readonly presence: Presence;
}

function presenceOf(connection: Connection | undefined): Presence {
  if (connection === undefined) return { state: 'never' };
  if (connection.status === 'online') return { state: 'online' };
  const at = connection.lastSeen ?? Date.parse(connection.timestamp);
  return Number.isNaN(at) ? { state: 'never' } : { state: 'offline', at };
}

/** Returns in words when a device was last online. Both are epoch ms. */
export function lastSeenWords({ lastSeen }: Words<'staff'>, at: number, now: number): string {
  if (now - at < MINUTE) return lastSeen.now;
  if (now - at < HOUR) return lastSeen.minutesAgo(Math.floor((now - at) / MINUTE));
  return dateOf(at) === dateOf(now) ? lastSeen.today(clockName(at)) : lastSeen.on(dateName(at));
}

/** All members by name, with the state of their devices. */
export const membersOf = (
  members: readonly Member[],
  connections: ReadonlyMap<string, Connection>,
): MemberEntry[] =>
  members
    .map((member) => ({ ...member, presence: presenceOf(connections.get(member.uid)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-IN'));

export const matching = (people: readonly MemberEntry[], query: string): MemberEntry[] => {
  const typed = folded(query.trim());
  return people.filter(({ name, email }) => folded(`${name} ${email}`).includes(typed));
};

export const countOf = (people: readonly MemberEntry[], role: MemberRole): number =>
  people.filter((person) => person.role === role).length;

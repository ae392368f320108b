import type { SessionEntry } from './choose-session.ts';

/** Returns the name of a session in a file: till, holder, and Z number once closed. Empty for waiting payments. */
const nameOf = ({ value: { till, holder, closed } }: SessionEntry): string =>
  till === null
    ? ''
    : [till.name, holder?.name ?? '', closed === null ? '' : `Z ${closed.z}`]
        .filter((part) => part !== '')
        .join(' · ');

/**
 * Returns the names of sessions by the ids that documents store: the session's own id, and the id of the waiting
 * payments that it took in. Other ids have no name.
 */
export function sessionNames(sessions: readonly SessionEntry[]): ReadonlyMap<string, string> {
  return new Map(
    sessions.flatMap((session) => {
      const name = nameOf(session);
      const { waited } = session.value;
      if (name === '') return [];
      return [[session.id, name] as const, ...(waited === null ? [] : [[waited.id, name] as const])];
    }),
  );
}

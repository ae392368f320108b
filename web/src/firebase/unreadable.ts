import { whyUnreadable } from '@bhoj/domain/kernel/newer-document';
import type { UnreadableWhy } from '@bhoj/domain/kernel/newer-document';
import { reportFault } from './report-error.ts';
import { tellOfNewer } from '../ui/shared/newer-met.ts';

const reported = new Set<string>();

/**
 * What cannot be read, by its path, is reported once for as long as the page is open: a listener hears of it again with
 * every change of its list. One that a newer Bhoj wrote also has the app look for its own new version.
 */
export function noteUnreadable(path: string, cause: unknown): UnreadableWhy {
  const why = whyUnreadable(cause);
  if (why === 'newer') tellOfNewer();
  const key = `${why} ${path}`;
  if (!reported.has(key)) {
    reported.add(key);
    reportFault(cause, 'unreadable document');
  }
  return why;
}

export type { Unreadable } from '@bhoj/domain/kernel/read-each';

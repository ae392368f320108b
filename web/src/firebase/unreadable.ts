import { whyUnreadable } from '@bhoj/domain/kernel/newer-document';
import type { UnreadableWhy } from '@bhoj/domain/kernel/newer-document';
import { reportFault } from './report-error.ts';
import { tellOfNewer } from '../ui/shared/newer-met.ts';

const reported = new Set<string>();

/**
 * Reports an unreadable document by its path. It does so once for as long as the page is open, because a listener gets
 * the document again with every change of its list. When a newer Bhoj wrote the document, the app also looks for its
 * own new version.
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

import type { Entry } from '../kernel/collection.ts';
import type { About } from './about.schema.ts';
import { isWanted, noticeId } from './kinds.ts';
import type { NoticeChoice } from './kinds.ts';
import type { Notification } from './notification.schema.ts';

/** Returns the notification to store for an event at `at` (epoch ms); null where the owner does not want one. */
export const noticeOf = (about: About, choice: NoticeChoice, at: number): Entry<Notification> | null =>
  isWanted(about, choice)
    ? { id: noticeId(about), value: { kind: 'announcement', createdAt: at, about } }
    : null;

import { joinedName, tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { FIRST_LANGUAGE } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { href, routeAt } from '@bhoj/domain/catalogue/routes';
import { noticeLink } from '@bhoj/domain/notifications/kinds';
import { pushMessageIn } from '@bhoj/domain/push/message';
import type { PushMessage } from '@bhoj/domain/push/message';
import { aboutText } from '../../blocks/approvals/about-text.ts';
import { noticeText } from '../../blocks/notices/notice-text.ts';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { PUSHED_WORDS } from '../../words/pushed.ts';

/** A message as the device shows it. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
  /** The page that a tap opens: a path of Bhoj's own. */
  readonly path: string;
  /** The language of the title and the body. */
  readonly language: Language;
}

// The dashboard is in English.
const words = noticesPart.en;

/** Shown for a message that this release does not understand: a browser wants something shown for each. */
const UNKNOWN: ShownPush = {
  title: words.plain.announcement.title,
  body: words.plain.announcement.text,
  tag: 'news',
  path: href('dashboard'),
  language: FIRST_LANGUAGE,
};

/** Returns a path of Bhoj's own pages; the dashboard for any other address. */
function ownPath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return address.startsWith('/') && routeAt(pathname)?.name !== undefined ? address : UNKNOWN.path;
}

const tablesIn = (about: Parameters<typeof tablesOf>[0]): string | null =>
  about.tableId === null ? null : joinedName(tablesOf(about), String);

function textOf({ about, place, language }: PushMessage): Pick<ShownPush, 'title' | 'body'> {
  // Other kinds than these two are in English, as the dashboard is.
  const { approvals, pushed } = PUSHED_WORDS[language];
  if (about.kind === 'approval-asked') {
    const body = aboutText(approvals, { ...about, table: place ?? tablesIn(about), day: null });
    return { title: approvals.asks(about.by), body };
  }
  if (about.kind === 'stale-kitchen' && language !== FIRST_LANGUAGE) {
    const { kot, minutes } = about;
    const table = place ?? tablesIn(about);
    return {
      title: pushed.stale(kot, minutes),
      body: table === null ? pushed.staleAway : pushed.staleAt(table),
    };
  }
  const tableId = about.kind === 'stale-kitchen' ? about.tableId : null;
  // The server's name is that of all tables together.
  const named = place === null || tableId === null ? about : { ...about, joinedTableIds: undefined };
  const names = place === null || tableId === null ? {} : { [tableId]: place };
  const { title, text } = noticeText(words, named, names);
  return { title, body: text };
}

function pathOf({ about, page }: PushMessage): string {
  if (page !== null) return href(page as 'dashboard');
  return about.kind === 'approval-asked' ? UNKNOWN.path : noticeLink(about);
}

const shownOf = (message: PushMessage): ShownPush => ({
  ...textOf(message),
  tag: message.id,
  path: ownPath(pathOf(message)),
  language:
    message.about.kind === 'approval-asked' || message.about.kind === 'stale-kitchen'
      ? message.language
      : FIRST_LANGUAGE,
});

/** Returns what the device shows of a received text. */
export function pushShown(text: string): ShownPush {
  const message = pushMessageIn(text);
  if (message === null) return UNKNOWN;
  try {
    return shownOf(message);
  } catch {
    // A kind or a form of a later release.
    return UNKNOWN;
  }
}

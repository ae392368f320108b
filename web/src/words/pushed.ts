import type { Language } from '@bhoj/domain/catalogue/languages';
import { approvals as approvalsEn } from '../messages/shared/approvals/en.ts';
import { approvals as approvalsHi } from '../messages/shared/approvals/hi.ts';
import { approvals as approvalsMr } from '../messages/shared/approvals/mr.ts';
import { approvals as approvalsTa } from '../messages/shared/approvals/ta.ts';
import { approvals as approvalsBn } from '../messages/shared/approvals/bn.ts';
import { pushed as en } from '../messages/shared/pushed/en.ts';
import { pushed as hi } from '../messages/shared/pushed/hi.ts';
import { pushed as mr } from '../messages/shared/pushed/mr.ts';
import { pushed as ta } from '../messages/shared/pushed/ta.ts';
import { pushed as bn } from '../messages/shared/pushed/bn.ts';
import type { Words } from './part.ts';

/** The sentences of messages on devices, for the service worker, which has no page. */
interface PushedWords {
  readonly approvals: Words<'approvals'>;
  readonly pushed: Words<'pushed'>;
}

export const PUSHED_WORDS: Readonly<Record<Language, PushedWords>> = {
  en: { approvals: approvalsEn, pushed: en },
  hi: { approvals: approvalsHi, pushed: hi },
  mr: { approvals: approvalsMr, pushed: mr },
  ta: { approvals: approvalsTa, pushed: ta },
  bn: { approvals: approvalsBn, pushed: bn },
};

import { placeFields } from '../orders/shape/order-tables.ts';
import type { AboutAct, ApprovableAct, Approval } from '../approvals/approval.schema.ts';
import type { About, NoticeKind } from '../notifications/about.schema.ts';

/** Somebody asks a person whether they may do one act (P-PUSH-11). It is in no bell: its card is on the person's pages. */
export interface Asked {
  readonly kind: 'approval-asked';
  readonly act: ApprovableAct;
  /** In paise; null for an act without an amount. */
  readonly amountPaise: number | null;
  readonly tableId: string | null;
  readonly joinedTableIds?: AboutAct['joinedTableIds'];
  /** The number of the bill; null without one. */
  readonly number: string | null;
  /** The name of the person who asks. */
  readonly by: string;
}

/** The event that a message tells of. */
export type PushAbout = About | Asked;
export type PushKind = NoticeKind | Asked['kind'];

/** Returns the part of a question that a push message carries: no text that somebody typed. */
export const askedOf = ({ act, about, askedBy }: Pick<Approval, 'act' | 'about' | 'askedBy'>): Asked => ({
  kind: 'approval-asked',
  act,
  amountPaise: about.amountPaise,
  ...placeFields(about),
  number: about.number,
  by: askedBy.name,
});

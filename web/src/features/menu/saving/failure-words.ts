import type { Words } from '../../../words/part.ts';
import type { Outcome } from './use-save-menu.ts';

type Refused = Extract<Outcome, { saved: false }>['reason'];

/** Returns why a change of the menu was not saved, and where it is kept. */
export const failureWords = (
  menu: Words<'menu'>,
  reasonSentences: Words<'reasonSentences'>,
  reason: Refused,
): string => (reason === 'kept' ? menu.kept : reason === 'menu-stale' ? menu.stale : reasonSentences[reason]);

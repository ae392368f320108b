import type { Words } from '../../../words/part.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Outcome } from './use-save-menu.ts';

export type Refused = Extract<Outcome, { saved: false }>['reason'];
type Saved = Extract<Outcome, { saved: true }>;

/** Returns a change of the menu as work for `useOneAtATime`. */
export async function attemptOf(outcome: Promise<Outcome>): Promise<Attempt<Saved, Refused>> {
  const answer = await outcome;
  return answer.saved ? { output: answer } : { failure: answer.reason };
}

/** Returns why a change of the menu was not saved, and where it is kept. */
export const failureWords = (
  menu: Words<'menu'>,
  reasonSentences: Words<'reasonSentences'>,
  reason: Refused,
): string =>
  typeof reason === 'object'
    ? menu.comboFault(reason)
    : reason === 'kept'
      ? menu.kept
      : reason === 'lists-changed'
        ? menu.listsChanged
        : reason === 'menu-stale'
          ? menu.stale
          : reasonSentences[reason];

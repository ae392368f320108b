import { gateOf } from '../shared/gate-of.tsx';
import { DeniedState, EmptyState, ErrorState, FullListCard } from './states.tsx';
import { PlainUnreadableCard } from './unreadable-card.tsx';

/** Draws a live value in each of its states. Unreadable documents are one card above the rest. */
export const Gate = gateOf({
  EmptyState,
  DeniedState,
  ErrorState,
  FullListCard,
  UnreadableCard: PlainUnreadableCard,
});

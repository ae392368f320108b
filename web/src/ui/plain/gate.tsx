import { gateOf } from '../shared/gate-of.tsx';
import { DeniedState, EmptyState, ErrorState, FullListCard } from './states.tsx';
import { PlainUnreadableCard } from './unreadable-card.tsx';

/** A live value in every state that it can be in; what cannot be read of it is one card above the rest. */
export const Gate = gateOf({
  EmptyState,
  DeniedState,
  ErrorState,
  FullListCard,
  UnreadableCard: PlainUnreadableCard,
});

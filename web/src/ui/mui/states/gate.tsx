import { gateOf } from '../../shared/gate-of.tsx';
import { DeniedState } from './denied-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { FullListCard } from './full-list-card.tsx';
import { UnreadableCard } from './unreadable-card.tsx';

/** A live value in every state that it can be in; what cannot be read of it is one card above the rest. */
export const Gate = gateOf({ EmptyState, DeniedState, ErrorState, FullListCard, UnreadableCard });

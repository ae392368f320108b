import { gateOf } from '../../shared/gate-of.tsx';
import { DeniedState } from './denied-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { FullListCard } from './full-list-card.tsx';
import { UnreadableCard } from './unreadable-card.tsx';

/** Draws a live value in each of its states. Unreadable documents are one card above the rest. */
export const Gate = gateOf({ EmptyState, DeniedState, ErrorState, FullListCard, UnreadableCard });

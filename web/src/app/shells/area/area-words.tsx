import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import type { Audience } from '../../../words/part.ts';
import { WordsProvider } from '../../../words/words-provider.tsx';

const isRoute = (id: string | undefined): id is RouteName => id !== undefined && Object.hasOwn(ROUTES, id);

/**
 * Returns the audience of a page. An owner who opens the captain's or the kitchen's screen reads that screen's
 * sentences. Captains and cooks read the entrance of a shared device.
 */
function audienceOf(id: string | undefined): Audience {
  if (id === 'captain' || id === 'kitchen') return id;
  if (id === 'device') return 'captain';
  return isRoute(id) && ROUTES[id].area === 'public' ? 'front' : 'owner';
}

/** Provides sentences in the language of this device to all pages outside the front area, shells included. */
export function AreaWords({ children }: { readonly children: ReactNode }) {
  const id = useMatches().at(-1)?.id;
  return <WordsProvider audience={audienceOf(id)}>{children}</WordsProvider>;
}

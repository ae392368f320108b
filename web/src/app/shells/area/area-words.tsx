import type { ReactNode } from 'react';
import { pageAt, ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { useLocation } from '../../../ui/shared/address/address.ts';
import type { Audience } from '../../../words/part.ts';
import { WordsProvider } from '../../../words/words-provider.tsx';

/**
 * Returns the audience of a page. An owner who opens the captain's or the kitchen's screen reads that screen's
 * sentences. Captains and cooks read the entrance of a shared device.
 */
function audienceOf(name: RouteName | undefined): Audience {
  if (name === 'captain' || name === 'kitchen') return name;
  if (name === 'device') return 'captain';
  return name !== undefined && ROUTES[name].area === 'public' ? 'front' : 'owner';
}

/** Provides sentences in the language of this device to all pages outside the front area, shells included. */
export function AreaWords({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const name = pageAt(pathname)?.name;
  return <WordsProvider audience={audienceOf(name)}>{children}</WordsProvider>;
}

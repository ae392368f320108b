import { CloudOff, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useCatalog } from '../context/catalog.ts';
import type { Catalog, CatalogState } from '../context/catalog.ts';
import { GuestState } from './guest-state.tsx';
import { Notices } from './notices.tsx';
import { useSpeech } from '../context/language.tsx';
import styles from './shell.module.css';
import { useOnline } from '../../../ui/shared/use-online.ts';

export interface CatalogGateProps {
  readonly restaurantId: string;
  /** Shown before `children`; an element that both have, of the same type and key, stays on the page. */
  readonly skeleton: ReactNode;
  readonly children: (catalog: Catalog, refresh: () => Promise<CatalogState>) => ReactNode;
}

/** Renders a guest's page once the restaurant has loaded; before that a skeleton, or the reason why it cannot. */
export function CatalogGate({ restaurantId, skeleton, children }: CatalogGateProps) {
  const { words } = useSpeech();
  const { state, refresh } = useCatalog(restaurantId);
  const isOnline = useOnline();
  const again = <PlainButton onClick={() => void refresh()}>{words.area.tryAgain}</PlainButton>;
  switch (state.state) {
    case 'loading':
      return (
        <main className={styles['page']} aria-busy>
          <p role="status" className={styles['unseen']}>
            {words.area.loading}
          </p>
          {skeleton}
        </main>
      );
    case 'missing':
      return (
        <main className={styles['page']}>
          <GuestState isPage icon={Store} title={words.area.noRestaurant} text={words.area.noRestaurantHint}>
            {again}
          </GuestState>
        </main>
      );
    case 'failed':
      return (
        <main className={styles['page']}>
          <GuestState isPage icon={CloudOff} title={words.area.failed} text={words.area.failedHint}>
            {again}
          </GuestState>
        </main>
      );
    case 'ready':
      return (
        <main className={styles['page']}>
          {(state.isKept || !isOnline) && (
            <Notices>
              <PlainNotice tone="warning">{words.area.offline}</PlainNotice>
            </Notices>
          )}
          {children(state.catalog, refresh)}
        </main>
      );
  }
}

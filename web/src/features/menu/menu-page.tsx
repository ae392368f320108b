import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { availabilities, menus, profiles } from '@bhoj/domain/collections/restaurant';
import { DEFAULT_STATION } from '@bhoj/domain/menu/menu.schema';
import { DEFAULT_CUTOFF } from '@bhoj/domain/restaurant/restaurant.schema';
import { useState } from 'react';
import type { MenuItem } from '@bhoj/domain/menu/menu.schema';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { menu as words } from '../../messages/menu.ts';
import { routeTitles } from '../../messages/routes.ts';
import { DeniedState } from '../../ui/denied-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { MenuEditor } from './menu-editor.tsx';

/** The dish that is being edited; `new` is one that does not exist yet. */
export type Editing = MenuItem | 'new' | null;

export function MenuPage() {
  const restaurantId = useRestaurantId();
  const params = restaurantId === null ? null : { restaurantId };
  const menu = useLiveDoc(menus, params);
  const availability = useLiveDoc(availabilities, params);
  const profile = useLiveDoc(profiles, params);
  const [editing, setEditing] = useState<Editing>(null);

  return (
    <>
      <PageHeader
        title={routeTitles.menu}
        description={words.description}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus aria-hidden />}
            disabled={menu.state !== 'ready'}
            onClick={() => setEditing('new')}
          >
            {words.addDish}
          </Button>
        }
      />
      {(menu.state === 'loading' || restaurantId === null) && (
        <SectionCard padding="flush">
          <SkeletonRows label={words.loading} rows={8} />
        </SectionCard>
      )}
      {menu.state === 'denied' && <DeniedState title={common.notAllowed} text={common.notAllowedHint} />}
      {(menu.state === 'failed' || menu.state === 'missing') && (
        <ErrorState
          title={words.couldNotLoad}
          text={common.couldNotLoadHint}
          retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
        />
      )}
      {menu.state === 'ready' && restaurantId !== null && (
        <MenuEditor
          restaurantId={restaurantId}
          menu={menu.value}
          soldOut={availability.state === 'ready' ? availability.value.soldOut : {}}
          stations={profile.state === 'ready' ? profile.value.stations : [DEFAULT_STATION]}
          cutoff={profile.state === 'ready' ? profile.value.dayCutoff : DEFAULT_CUTOFF}
          editing={editing}
          setEditing={setEditing}
        />
      )}
    </>
  );
}

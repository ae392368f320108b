import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { DEFAULT_STATION } from '@bhoj/domain/menu/shape/menu.schema';
import { DEFAULT_CUTOFF } from '@bhoj/domain/time/ist';
import { useState } from 'react';
import { useLiveDoc } from '../../firebase/live.ts';
import { withUnreadableOf } from '../../firebase/live-values.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { MenuActions } from './menu-actions.tsx';
import { MenuEditor } from './menu-editor.tsx';
import type { Open } from './menu-dialogs.tsx';

const MAIN_STATION = [DEFAULT_STATION];

export function MenuPage() {
  const words = useWords(menuPart);
  const routeTitles = useWords(routeTitlesPart);

  const restaurantId = useRestaurantId();
  const params = { restaurantId };
  const menu = useLiveDoc(menus, params);
  const availability = useLiveDoc(availabilities, params);
  const profile = useLiveDoc(profiles, params);
  const [open, setOpen] = useState<Open | null>(null);

  return (
    <>
      <PageHeader
        title={routeTitles.menu}
        description={words.description}
        actions={<MenuActions menu={menu.state === 'ready' ? menu.value : null} onOpen={setOpen} />}
      />
      <Gate
        live={withUnreadableOf(menu, availability, profile)}
        skeleton={
          <SectionCard padding="flush">
            <SkeletonRows label={words.loading} rows={8} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad }}
      >
        {(stored) => (
          <MenuEditor
            restaurantId={restaurantId}
            menu={stored}
            soldOut={availability.state === 'ready' ? availability.value.soldOut : NOTHING_SOLD_OUT.soldOut}
            counted={availability.state === 'ready' ? availability.value.limited : undefined}
            stations={profile.state === 'ready' ? profile.value.stations : MAIN_STATION}
            cutoff={profile.state === 'ready' ? profile.value.dayCutoff : DEFAULT_CUTOFF}
            open={open}
            setOpen={setOpen}
          />
        )}
      </Gate>
    </>
  );
}

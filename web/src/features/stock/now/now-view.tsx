import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../firebase/rights.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import { useFold, useInHouse } from '../state/use-in-house.ts';
import type { House } from '../state/use-in-house.ts';
import { MadeDialog, TransferDialog, WasteDialog } from '../acts/later-acts.ts';
import { ItemSide } from './item-side.tsx';
import type { ItemAct } from './item-side.tsx';
import { useNowAddress } from './now-address.ts';
import { NowList } from './now-list.tsx';
import { WorthCard } from './worth-card.tsx';

/** ms; the days change once a day, and "not counted" with them. */
const TICK = 60 * 60_000;

/** The stock in the house: its worth, the items that need somebody, and each item with its moves. */
export function NowView() {
  const words = useWords(stockNowPart);
  const now = useNow(TICK);
  const live = useInHouse(now);
  const folding = useFold(live.state !== 'loading');
  const [address, go] = useNowAddress();
  const [, goTo] = useAddress();
  const may = useMay()('stock');
  const [act, setAct] = useState<ItemAct | null>(null);
  const close = () => setAct(null);
  const wasted =
    act?.kind === 'waste' && live.state === 'ready'
      ? live.value.items.items.find(({ id }) => id === act.itemId)
      : undefined;
  const canMove = ({ items }: House) => may && items.stores.length > 0;
  const none = (
    <EmptyState
      icon={Boxes}
      line={words.none}
      action={
        <Button variant="contained" onClick={() => goTo({ tab: 'items' })}>
          {words.toItems}
        </Button>
      }
    />
  );
  return (
    <>
      <Gate
        live={live}
        skeleton={
          <SectionCard>
            <SkeletonRows label={words.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        missing={none}
        empty={{ is: ({ rows }) => rows.length === 0, show: none }}
      >
        {(house) => (
          <Stack sx={{ gap: 3 }}>
            <WorthCard {...{ house, folding }} />
            <NowList
              rows={house.rows}
              address={address}
              onGo={go}
              {...(canMove(house) && { onMove: () => setAct({ kind: 'transfer', itemId: null }) })}
            />
          </Stack>
        )}
      </Gate>
      <ItemSide
        itemId={address.item}
        {...{ live, now }}
        {...(may && { onAct: setAct })}
        onClose={() => go({ item: null })}
      />
      {act?.kind === 'transfer' && live.state === 'ready' && (
        <TransferDialog
          kept={live.value.items}
          levels={live.value.levels?.levels ?? {}}
          itemId={act.itemId}
          onClose={close}
        />
      )}
      {wasted !== undefined && live.state === 'ready' && (
        <WasteDialog
          kept={live.value.items}
          levels={live.value.levels?.levels ?? {}}
          item={wasted}
          onClose={close}
        />
      )}
      {act?.kind === 'made' && <MadeDialog itemId={act.itemId} onClose={close} />}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { ListForm } from './list-form.tsx';
import { ListTable } from './list-table.tsx';
import { ListsOfMenu } from './lists-of-menu.tsx';
import { readLists, typedLists } from './price-lists-model.ts';
import type { TypedList } from './price-lists-model.ts';

export interface PriceListsDialogProps {
  readonly menu: Menu;
  readonly cutoff: string;
  readonly onClose: () => void;
}

/** The menu and its price lists, when the form was opened. */
interface Begun {
  readonly menu: Menu;
  readonly stored: Prices;
}

/** The price lists: for which orders each counts, and its prices. */
export function PriceListsDialog(props: PriceListsDialogProps) {
  const words = useWords(priceListsPart);
  const { menu, cutoff, onClose } = props;
  const restaurantId = useRestaurantId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const isListed = menu.priceLists !== undefined;
  const stored = useLiveDoc(menuPrices, isListed ? { restaurantId } : null);
  // A colleague's save does not change the typed prices; the next save here reports it.
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun === null) {
    const prices = isListed && stored.state === 'ready' ? stored.value : NO_PRICES;
    // This device may have an older document of the lists than of the menu: then the newer one comes soon.
    const isWhole = !isListed || stored.state === 'missing' || prices.version === menu.priceLists;
    if (isWhole) setBegun({ menu, stored: prices });
  }
  const skeleton = (
    <DialogContent>
      <SkeletonRows label={words.loading} rows={5} />
    </DialogContent>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      aria-labelledby="price-lists-dialog"
    >
      <DialogTitle id="price-lists-dialog">{words.title}</DialogTitle>
      {begun === null ? (
        <Gate live={stored} skeleton={skeleton} words={{ failed: words.couldNotLoad }} missing={skeleton}>
          {() => skeleton}
        </Gate>
      ) : (
        <PriceListsForm {...{ begun, cutoff, onClose }} />
      )}
    </Dialog>
  );
}

/** The lists stand beside the open one on a laptop. */
const beside = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
} as const;

interface PriceListsFormProps extends Omit<PriceListsDialogProps, 'menu'> {
  readonly begun: Begun;
}

function PriceListsForm({ begun, cutoff, onClose }: PriceListsFormProps) {
  const words = useWords(priceListsPart);
  const common = useWords(commonPart);
  const reasons = useMenuReasons();
  const toast = useToast();
  const save = useAttempt(savePriceLists);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [lists, setLists] = useState(() => typedLists(begun.stored));
  const [openId, setOpenId] = useState(() => lists[0]?.id ?? null);
  const [isTried, setTried] = useState(false);
  const read = readLists(lists, begun.stored);
  const open = lists.find(({ id }) => id === openId) ?? null;
  const change = (next: TypedList) => setLists(lists.map((list) => (list.id === next.id ? next : list)));
  const submit = async () => {
    setTried(true);
    if ('fault' in read) {
      if (read.listId !== null) setOpenId(read.listId);
      return;
    }
    const saved = await run(() =>
      save({ baseVersion: begun.menu.version, was: begun.stored.version, ...read }),
    );
    if (saved === null) return;
    toast({ message: saved.lost === undefined ? words.saved : words.savedLost(saved.lost) });
    onClose();
  };
  const said = ({ reason, details }: CallFacts): string => {
    const names = Array.isArray(details['names']) ? details['names'].join(', ') : '';
    if (reason === 'menu-stale') return words.stale;
    return reason === 'above-mrp' && names !== '' ? words.aboveMrp(names) : reasons[reason];
  };
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 0.5 }}>
          <Typography color="text.secondary">{words.about}</Typography>
          {failure !== null && <Notice tone="error">{said(failure)}</Notice>}
          {isTried && 'fault' in read && <Notice tone="error">{words.faults[read.fault]}</Notice>}
          <Box sx={beside}>
            <ListsOfMenu lists={lists} openId={openId} onLists={setLists} onOpen={setOpenId} />
            {open !== null && (
              <Stack sx={{ gap: 2.5, minWidth: 0 }}>
                <ListForm list={open} onChange={change} />
                <ListTable menu={begun.menu} cutoff={cutoff} lists={lists} list={open} onChange={change} />
              </Stack>
            )}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton pending={pending} pendingLabel={words.saving} onClick={() => void submit()}>
          {words.save}
        </SubmitButton>
      </DialogActions>
    </>
  );
}

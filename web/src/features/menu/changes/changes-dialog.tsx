import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MENU_CHANGE_KINDS } from '@bhoj/domain/menu/changes/menu-change.schema';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { touchedIn } from '@bhoj/domain/menu/changes/touched';
import type { MenuChange, MenuChangeKind } from '@bhoj/domain/menu/changes/menu-change.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { menuChangesPart } from '../../../messages/owner/menu-bulk/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useUndoChange } from './use-undo-change.ts';

function TheChange({ kind, change }: { readonly kind: MenuChangeKind; readonly change: MenuChange }) {
  const words = useWords(menuChangesPart);
  const undo = useUndoChange();
  const isOnline = useOnline();
  const { pending: isPending, failure, run } = useOneAtATime<string>();
  const { changeId, title, at, undone } = change;
  const facts = [title, momentName(at), words.touched(touchedIn(change))].filter(Boolean);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Typography>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {undone === null ? (
        <Button
          variant="outlined"
          disabled={isPending || !isOnline}
          aria-busy={isPending}
          onClick={() => void run(() => undo({ changeId, kind }))}
        >
          {isPending ? words.undoing : words.undo[kind]}
        </Button>
      ) : (
        <>
          <Typography color="text.secondary">{words.isUndone(momentName(undone.at))}</Typography>
          {undone.left.length > 0 && <Notice tone="info">{words.left(undone.left.join(', '))}</Notice>}
        </>
      )}
    </Stack>
  );
}

function LastOfKind({ kind }: { readonly kind: MenuChangeKind }) {
  const words = useWords(menuChangesPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(menuChanges, { restaurantId, kind });
  return (
    <section aria-labelledby={`changes-${kind}`}>
      <Typography id={`changes-${kind}`} variant="subtitle1" component="h3">
        {words.kinds[kind]}
      </Typography>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={1} />}
        missing={<Typography color="text.secondary">{words.none}</Typography>}
      >
        {(change) => <TheChange kind={kind} change={change} />}
      </Gate>
    </section>
  );
}

/** The last import and the last change of many dishes, each with its undo. */
export function ChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(menuChangesPart);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="changes-dialog">
      <DialogTitle id="changes-dialog">{words.title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 3 }}>
          <DialogContentText>{words.intro}</DialogContentText>
          {MENU_CHANGE_KINDS.map((kind) => (
            <LastOfKind key={kind} kind={kind} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Table } from '@bhoj/domain/tables/table';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { failureSentence } from '../state/failure-sentence.ts';
import { PlanCanvas } from './plan-canvas.tsx';
import { ShapeTools } from './shape-tools.tsx';
import { usePlanDraft } from './use-plan-draft.ts';

export interface PlanDialogProps {
  readonly restaurantId: string;
  readonly floor: number;
  readonly tables: readonly Table[];
  readonly onClose: () => void;
}

/** Arranges the tables on a floor plan (P-LABEL-4). */
export function PlanDialog({ restaurantId, floor, tables, onClose }: PlanDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(tablesPart);
  const reasonSentences = useWords(reasonsPart);
  const floorName = useFloorName(words.floor);
  const places = usePlaceWords();
  const toast = useToast();
  const isPhone = useMediaQuery('(max-width: 700px)');
  const arranging = usePlanDraft(restaurantId, floor, tables);
  const { laid, pending, failure, canUndo, isReady } = arranging;
  const [chosen, setChosen] = useState<string | null>(null);
  const table = tables.find(({ id }) => id === chosen);
  const here = laid.find(({ id }) => id === chosen);
  const save = async () => {
    if (!(await arranging.save())) return;
    toast({ message: words.planSaved(floorName(floor)) });
    onClose();
  };
  const why =
    failure === null
      ? null
      : failure === 'changed-meanwhile'
        ? words.planChanged
        : failureSentence(reasonSentences, words, failure);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="lg"
      aria-labelledby="floor-plan"
      // A tap beside the dialog must not lose unsaved moves.
      onClose={() => !pending && !canUndo && onClose()}
    >
      <DialogTitle id="floor-plan">{words.planTitle(floorName(floor))}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {why !== null && <Notice tone="warning">{why}</Notice>}
        <ShapeTools
          chosen={here === undefined ? null : { laid: here, name: tableName(places, here.id) }}
          disabled={pending || !isReady}
          canUndo={canUndo}
          onPlace={(place) => table !== undefined && arranging.place(table, place)}
          onUndo={arranging.undo}
        />
        {isReady && (
          <PlanCanvas
            label={words.planTitle(floorName(floor))}
            tables={tables}
            arranging={arranging}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <Button variant="contained" onClick={() => void save()} disabled={pending || !isReady}>
          {pending ? words.saving : words.savePlan}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

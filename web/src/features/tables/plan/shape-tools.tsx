import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RotateCw, Undo2 } from 'lucide-react';
import { TABLE_SHAPES } from '@bhoj/domain/tables/floor-plan.schema';
import type { PlanPlace, TableShape } from '@bhoj/domain/tables/floor-plan.schema';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface ShapeToolsProps {
  /** The chosen table and its name; null for none. */
  readonly chosen: { readonly laid: Laid; readonly name: string } | null;
  readonly canUndo: boolean;
  readonly disabled: boolean;
  readonly onPlace: (place: PlanPlace) => void;
  readonly onUndo: () => void;
}

/** Shape and turn of the chosen table, and undo. */
export function ShapeTools({ chosen, canUndo, disabled, onPlace, onUndo }: ShapeToolsProps) {
  const words = useWords(tablesPart);
  const change = (look: Partial<Pick<PlanPlace, 'shape' | 'turned'>>) => {
    if (chosen === null) return;
    const { x, y, shape, turned } = chosen.laid;
    onPlace({ x, y, shape, turned, ...look });
  };
  const isOff = disabled || chosen === null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ flex: '1 1 160px', minWidth: 0 }} noWrap>
        {chosen === null ? words.planHint : chosen.name}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={words.shape}
        value={chosen?.laid.shape ?? null}
        disabled={isOff}
        onChange={(_, shape: TableShape | null) => shape !== null && change({ shape })}
      >
        {TABLE_SHAPES.map((shape) => (
          <ToggleButton key={shape} value={shape}>
            {words.shapes[shape]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        size="small"
        startIcon={<RotateCw size={16} aria-hidden />}
        disabled={isOff || chosen.laid.shape !== 'long'}
        onClick={() => chosen !== null && change({ turned: !chosen.laid.turned })}
      >
        {words.turn}
      </Button>
      <Button
        size="small"
        startIcon={<Undo2 size={16} aria-hidden />}
        disabled={disabled || !canUndo}
        onClick={onUndo}
      >
        {words.undo}
      </Button>
    </Stack>
  );
}

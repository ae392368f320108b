import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DENOMINATIONS } from '@bhoj/domain/cash/session.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { piecesOf, typedCash } from './session-model.ts';
import type { PiecesTyped } from './session-model.ts';
import { useTenderName } from './tender-name.ts';

interface CountFieldsProps {
  readonly pieces: PiecesTyped;
  readonly onPieces: (pieces: PiecesTyped) => void;
  /** The methods but cash that may be counted. */
  readonly tenders: readonly string[];
  readonly others: PiecesTyped;
  readonly onOthers: (others: PiecesTyped) => void;
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };

/** Fields for the pieces of each note and coin, and the amounts of other methods; nothing of what should be there. */
export function CountFields({ pieces, onPieces, tenders, others, onOthers }: CountFieldsProps) {
  const words = useWords(cashSessionsPart);
  const nameOf = useTenderName();
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {words.notes}
      </Typography>
      <Box sx={grid}>
        {DENOMINATIONS.map((rupees) => {
          const isWrong = piecesOf(pieces[rupees]) === null;
          return (
            <TextField
              key={rupees}
              label={words.pieces(rupees)}
              value={pieces[rupees] ?? ''}
              error={isWrong}
              helperText={isWrong ? words.faults.pieces : undefined}
              onChange={({ target }) => onPieces({ ...pieces, [rupees]: target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
            />
          );
        })}
      </Box>
      <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words.cashCounted}: <strong>{formatPlain(typedCash(pieces))}</strong>
      </Typography>
      <Typography component="h3" variant="subtitle1">
        {words.others}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.othersHint}
      </Typography>
      {tenders.map((tender) => (
        <TextField
          key={tender}
          label={nameOf(tender)}
          value={others[tender] ?? ''}
          onChange={({ target }) => onOthers({ ...others, [tender]: target.value })}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
            input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
          }}
        />
      ))}
    </>
  );
}

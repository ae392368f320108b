import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ColumnQuestion } from '@bhoj/domain/menu/file/csv-choice';
import { menuCsvPart } from '../../../messages/owner/menu-csv/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface ImportQuestionProps {
  readonly question: ColumnQuestion;
  readonly onAnswer: (at: number) => void;
}

/** Asks which of several columns is meant: a guess would put the wrong price on every dish. */
export function ImportQuestion({ question: { what, choices }, onAnswer }: ImportQuestionProps) {
  const words = useWords(menuCsvPart);

  const heads = choices.map(({ head }) => head);
  return (
    <Stack component="section" aria-labelledby="import-question" sx={{ gap: 1.5, width: '100%' }}>
      <div role="status">
        <Typography id="import-question" variant="subtitle1" component="h3">
          {words.which(what)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words.whichHint(heads)}
        </Typography>
      </div>
      {choices.map(({ at, head, examples }) => (
        <Button
          key={at}
          variant="outlined"
          onClick={() => onAnswer(at)}
          sx={{ justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {words.whichOne(head, examples)}
        </Button>
      ))}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Clash, Side } from '@bhoj/domain/menu/changes/merge';
import { menuClashPart } from '../../../messages/owner/menu-clash/en.ts';
import { menuMarkPart, menuPart, taxClassPart } from '../../../messages/owner/menu/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { clashTitle, sideWords } from './clash-model.ts';
import type { AskAboutClashes, Choices, ClashQuestion } from './use-save-menu.ts';

interface ClashFieldProps {
  readonly clash: Clash;
  readonly question: ClashQuestion;
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}

function ClashField({ clash, question, value, onChange }: ClashFieldProps) {
  const words = useWords(menuClashPart);
  const menu = useWords(menuPart);
  const marks = useWords(menuMarkPart);
  const taxClasses = useWords(taxClassPart);
  const food = useWords(foodPart);

  const id = useId();
  const answer = (side: Side) => (
    <FormControlLabel
      value={side}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { mt: -0.5 } }}
      label={
        <Box component="span" sx={{ display: 'block', pb: 1, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {words[side]}
          </Typography>
          {sideWords({ menu, words, marks, taxClasses, food }, clash, side, question[side])}
        </Box>
      }
    />
  );
  return (
    <FormControl sx={{ display: 'block', mb: 2 }}>
      <FormLabel id={id}>{clashTitle(words, clash)}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        sx={{ mt: 1 }}
        onChange={(_, side) => onChange(side as Side)}
      >
        {answer('mine')}
        {answer('theirs')}
      </RadioGroup>
    </FormControl>
  );
}

interface ClashDialogProps {
  readonly question: ClashQuestion;
  readonly onAnswer: (choices: Choices) => void;
}

/** Asks which of two people's values to keep. Going back saves nothing and loses nothing. */
function ClashDialog({ question, onAnswer }: ClashDialogProps) {
  const words = useWords(menuClashPart);

  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(question.clashes.map(({ key }) => [key, 'mine' as const])),
  );
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby="clash-dialog">
      <DialogTitle id="clash-dialog">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.text}</DialogContentText>
        {question.clashes.map((clash) => (
          <ClashField
            key={clash.key}
            clash={clash}
            question={question}
            value={sides[clash.key] ?? 'mine'}
            onChange={(side) => setSides({ ...sides, [clash.key]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer(null)}>
          {words.back}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(sides)}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns a function that asks about clashes before a save, and the dialog for it. */
export function useClashQuestion(): { readonly ask: AskAboutClashes; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<{ question: ClashQuestion; answer: (choices: Choices) => void } | null>(
    null,
  );
  const ask = useCallback<AskAboutClashes>(
    (question) =>
      new Promise((resolve) => {
        setOpen({
          question,
          answer: (choices) => {
            setOpen(null);
            resolve(choices);
          },
        });
      }),
    [],
  );
  const dialog = open && <ClashDialog question={open.question} onAnswer={open.answer} />;
  return { ask, dialog };
}

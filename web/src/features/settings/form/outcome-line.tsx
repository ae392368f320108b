import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { Words } from '../../../words/part.ts';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';

export type Outcome = 'none' | 'saved' | 'queued' | 'failed';

interface OutcomeLineProps {
  readonly outcome: Outcome;
  readonly isDirty?: boolean;
}

function textOf(settings: Words<'settings'>, { outcome, isDirty = false }: OutcomeLineProps): string {
  if (isDirty) return settings.unsaved;
  return outcome === 'saved' ? settings.saved : outcome === 'queued' ? settings.queued : '';
}

/** The result of the last save, beside its button. */
export function OutcomeLine(props: OutcomeLineProps) {
  const settings = useWords(settingsPart);

  const isSaved = props.isDirty !== true && props.outcome === 'saved';
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 1,
        color: isSaved ? cssVar('secondary') : 'text.secondary',
      }}
    >
      {isSaved && <Check size={18} aria-hidden />}
      {textOf(settings, props)}
    </Typography>
  );
}

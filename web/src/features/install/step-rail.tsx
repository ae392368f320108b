import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { STEPS } from './install-model.ts';

const MARK = 24;

/** The five steps beside the card's content; on a phone, a row of marks above it. */
export function StepRail({ index, isDone }: { readonly index: number; readonly isDone: boolean }) {
  const install = useWords(installPart);

  return (
    <Box
      component="ol"
      aria-label={install.steps}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: { xs: 1, sm: 2.5 },
        flex: { sm: '0 0 13rem' },
        m: 0,
        p: { xs: 2, sm: 3 },
        pb: { xs: 0, sm: 3 },
        listStyle: 'none',
        borderRight: { sm: `1px solid ${cssVar('border')}` },
      }}
    >
      {STEPS.map((step, i) => {
        const isPast = i < index || isDone;
        const isNow = i === index;
        return (
          <Box
            component="li"
            key={step}
            {...(isNow && { 'aria-current': 'step' as const })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              color: isNow ? 'text.primary' : 'text.secondary',
              fontWeight: isNow ? cssVar('weight-bold') : undefined,
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: MARK,
                height: MARK,
                borderRadius: '50%',
                border: `1px solid ${isNow || isPast ? cssVar('primary') : cssVar('border-strong')}`,
                ...(isNow && { backgroundColor: cssVar('primary'), color: cssVar('on-primary') }),
                typography: 'caption',
              }}
            >
              {isPast ? <Check size={14} /> : i + 1}
            </Box>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {install[step].title}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { cssVar } from '../../theme/css-var.ts';
import { WholeNumbers } from '../shared/parts/whole-numbers.tsx';

export interface SectionCardProps {
  readonly title?: string;
  readonly description?: ReactNode;
  /** Content to the right of the title. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** True where the footer stays visible while the person scrolls the card, as for the Save of a long form. */
  readonly isFooterInView?: boolean;
  /** `flush` for tables and lists with their own padding. */
  readonly padding?: 'normal' | 'flush';
  readonly children?: ReactNode;
}

const inset = { xs: 2, sm: 3 };
/** Aligns a table's outer cells with the card's title. */
const flushTable = {
  '& .MuiTableCell-root:first-of-type': { pl: inset },
  '& .MuiTableCell-root:last-of-type': { pr: inset },
};

/** On a phone the title and the actions share a line, and the description has one of its own below both. */
const headed = {
  flex: '1 1 10rem',
  minWidth: 0,
  '@media (width < 600px)': {
    display: 'contents',
    '& > h2': { flex: '1 1 10rem', minWidth: 0 },
    '& > :not(h2)': { order: 1, flexBasis: '100%', mt: 0 },
  },
};

const footerInView = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  backgroundColor: cssVar('card'),
} as const;

export function SectionCard(props: SectionCardProps) {
  const { title, description, actions, footer, isFooterInView = false, padding = 'normal', children } = props;
  const id = useId();
  return (
    <Card
      component="section"
      // `clip` makes no scroll container, unlike `hidden`, so the footer sticks to the window.
      sx={isFooterInView ? { overflow: 'clip' } : {}}
      {...(title !== undefined && { 'aria-labelledby': id })}
    >
      {title !== undefined && (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            px: inset,
            pt: { xs: 2, sm: 2.5 },
          }}
        >
          <Box sx={headed}>
            <Typography id={id} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <WholeNumbers>{title}</WholeNumbers>
            </Typography>
            {description !== undefined && (
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
                {description}
              </Typography>
            )}
          </Box>
          {actions}
        </Stack>
      )}
      <Box sx={padding === 'flush' ? { pt: title === undefined ? 0 : 1.5, ...flushTable } : { p: inset }}>
        {children}
      </Box>
      {footer !== undefined && (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'flex-end',
            px: inset,
            py: 2,
            borderTop: `1px solid ${cssVar('border')}`,
            ...(isFooterInView && footerInView),
          }}
        >
          {footer}
        </Stack>
      )}
    </Card>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { WholeNumbers } from '../shared/parts/whole-numbers.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** One line on the purpose of the page. */
  readonly description?: ReactNode;
  /** Buttons, the most frequent act first. */
  readonly actions?: ReactNode;
  /** True where title and buttons are short: on a phone they share a line, and the description stands below both. */
  readonly isShort?: boolean;
  /** For a page that moves the focus to its heading. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Places the description below title and buttons, although it follows the title. */
const below = { order: 1, flexBasis: '100%', mt: -1 };

export function PageHeader({ title, description, actions, isShort = false, titleRef }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 3 }}
    >
      <Box
        sx={{
          flex: '1 1 16rem',
          minWidth: 0,
          ...(isShort && {
            '@media (width < 600px)': { display: 'contents', '& h1': { flex: 1 }, '& p': below },
          }),
        }}
      >
        <Typography
          variant="h2"
          component="h1"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
          {...(titleRef !== undefined && { ref: titleRef, tabIndex: -1 })}
        >
          <WholeNumbers>{title}</WholeNumbers>
        </Typography>
        {description !== undefined && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '60ch', textWrap: 'pretty' }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

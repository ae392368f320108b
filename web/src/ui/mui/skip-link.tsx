import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cssVar } from '../../theme/css-var.ts';

/** Hidden until it has the focus. It is the first stop of the Tab key. `to` is the id of the content. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Box
    component="a"
    href={`#${to}`}
    sx={{
      position: 'absolute',
      top: -100,
      left: 16,
      zIndex: 'tooltip',
      p: 1.5,
      borderRadius: cssVar('radius-small'),
      color: cssVar('primary'),
      fontWeight: cssVar('weight-medium'),
      backgroundColor: cssVar('card'),
      '&:focus': { top: 8 },
    }}
  >
    {children}
  </Box>
);

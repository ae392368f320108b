import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { cssVar } from '../../theme/css-var.ts';

/** Hidden until it has the focus. It is the first stop for people who use the keyboard. `to` is the id of the content. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    href={`#${to}`}
    sx={{
      position: 'absolute',
      top: -100,
      left: 16,
      zIndex: 'tooltip',
      p: 1.5,
      backgroundColor: cssVar('card'),
      '&:focus': { top: 8 },
    }}
  >
    {children}
  </Link>
);

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields beside each other when there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { cssVar } from '../../theme/css-var.ts';

/** Names, each above its value. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, rowGap: { xs: 0, sm: 1.5 }, m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Box
            component="dt"
            sx={{
              color: cssVar('muted'),
              mt: { xs: 1, sm: 0 },
              fontSize: { xs: cssVar('type-sm'), sm: cssVar('type-md') },
            }}
          >
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: cssVar('weight-medium'), overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

export interface FigureRow {
  readonly label: string;
  readonly value: string;
  /** The page with the list behind the figure. */
  readonly to: string;
}

/** Figures in lines, each opening its list. */
export function FigureList({ rows }: { readonly rows: readonly FigureRow[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 2, m: 0 }}
    >
      {rows.map(({ label, value, to }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
          </dt>
          <Box
            component="dd"
            sx={{
              m: 0,
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: 'fontWeightMedium',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

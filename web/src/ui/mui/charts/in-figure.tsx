import Box from '@mui/material/Box';
import type { ComponentType } from 'react';

/** A chart in a named figure, which appears once its code is loaded. */
export const inFigure = <Props extends object>(
  Chart: ComponentType<Props>,
): ComponentType<Props & { readonly title: string }> =>
  function Drawn(props) {
    return (
      <Box role="figure" aria-label={props.title}>
        <Chart {...props} />
      </Box>
    );
  };

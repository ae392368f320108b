import Box from '@mui/material/Box';
import type { ComponentType } from 'react';

/** A chart as a figure with a name, which is there once its code is. */
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

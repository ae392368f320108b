import { useMemo } from 'react';
import { cssVar } from '../../theme/css-var.ts';
import { qrDrawing } from './qr-drawing.ts';

export interface QrImageProps {
  readonly text: string;
  readonly label: string;
}

/** Always dark on light, in either theme: many readers cannot read the reverse. */
export function QrImage({ text, label }: QrImageProps) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg
      data-theme="light"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', width: '100%', height: 'auto', borderRadius: cssVar('radius-control') }}
    >
      <rect width={size} height={size} fill={cssVar('card')} />
      <path d={path} fill={cssVar('text')} />
    </svg>
  );
}

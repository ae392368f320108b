import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, Download, ExternalLink } from 'lucide-react';
import { memo } from 'react';
import type { Table } from '@bhoj/domain/restaurant/table';
import { qrCodes } from '../../messages/qr-codes.ts';
import { cssVar } from '../../theme/css-var.ts';
import { useToast } from '../../ui/toast.tsx';
import { pngUrl, qrDrawing, svgFile } from './qr-model.ts';
import { QrImage } from './qr-image.tsx';

export const linkOf = (table: Table): string => `${globalThis.location.origin}${table.qrCode}`;

export const nameOf = (table: Table): string =>
  table.kind === 'room' ? qrCodes.room(table.number) : qrCodes.table(table.number);

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

function Downloads({ table }: { readonly table: Table }) {
  const toast = useToast();
  const name = qrCodes.fileName(table.id);
  const savePng = async () => {
    try {
      download(await pngUrl(linkOf(table)), `${name}.png`);
    } catch {
      toast({ message: qrCodes.downloadFailed });
    }
  };
  const saveSvg = () => {
    const url = URL.createObjectURL(new Blob([svgFile(qrDrawing(linkOf(table)))], { type: 'image/svg+xml' }));
    download(url, `${name}.svg`);
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <Button
        startIcon={<Download aria-hidden />}
        aria-label={qrCodes.downloadPng(table.id)}
        onClick={() => void savePng()}
      >
        {qrCodes.png}
      </Button>
      <Button
        startIcon={<Download aria-hidden />}
        aria-label={qrCodes.downloadSvg(table.id)}
        onClick={saveSvg}
      >
        {qrCodes.svg}
      </Button>
    </>
  );
}

/** One table: its code to look at, its link to try, its files to send to a printer's shop. */
export const QrCard = memo(function QrCard({ table }: { readonly table: Table }) {
  const toast = useToast();
  const link = linkOf(table);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: qrCodes.copied(table.id) });
    } catch {
      toast({ message: qrCodes.notCopied });
    }
  };
  return (
    <Card
      component="section"
      aria-label={qrCodes.cardLabel(table.id)}
      sx={{ p: 2, contentVisibility: 'auto' }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 1.5 }}
      >
        <Typography variant="h6" component="h3">
          {nameOf(table)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {table.id}
        </Typography>
      </Stack>
      <QrImage text={link} label={qrCodes.codeOf(table.id)} />
      <Typography
        variant="caption"
        component="p"
        sx={{ my: 1.5, color: 'text.secondary', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {link}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 0.5,
          pt: 1,
          borderTop: `1px solid ${cssVar('border')}`,
          '& .MuiButton-root': { px: 1, justifyContent: 'flex-start' },
        }}
      >
        <Button href={link} target="_blank" rel="noopener" startIcon={<ExternalLink aria-hidden />}>
          {qrCodes.open}
        </Button>
        <Button startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
          {qrCodes.copy}
        </Button>
        <Downloads table={table} />
      </Box>
    </Card>
  );
});

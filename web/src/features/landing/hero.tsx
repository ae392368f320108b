import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { landing } from '../../messages/landing.ts';
import { downloadUrl } from './download-link.ts';
import { OrderStory } from './order-story.tsx';

/** An external folder in a new tab; without one, the install wizard. */
function DownloadButton() {
  const url = downloadUrl();
  const look = { variant: 'contained', size: 'large', startIcon: <Download aria-hidden /> } as const;
  return url === null ? (
    <Button {...look} component={Link} to={href('install')}>
      {landing.download}
    </Button>
  ) : (
    <Button
      {...look}
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={landing.downloadHint}
    >
      {landing.download}
    </Button>
  );
}

export function Hero() {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1.1fr 1fr' },
        alignItems: 'center',
        gap: { xs: 6, md: 8 },
        py: { xs: 5, md: 10 },
      }}
    >
      <div>
        <Typography variant="h1" sx={{ fontSize: { xs: '2.5rem', md: '3.5rem' }, textWrap: 'balance' }}>
          {landing.tagline}
        </Typography>
        <Typography sx={{ mt: 2.5, maxWidth: '52ch', fontSize: '1.125rem', color: 'text.secondary' }}>
          {landing.breath}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
          <DownloadButton />
          <Button component={Link} to={href('pricing')} variant="outlined" size="large">
            {landing.pricing}
          </Button>
        </Box>
      </div>
      <OrderStory />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { landing } from '../../messages/landing.ts';
import { cssVar } from '../../theme/css-var.ts';

const links = [
  { to: href('signup'), words: landing.footer.signup },
  { to: href('login'), words: landing.footer.signIn },
  { to: href('pricing'), words: landing.pricing },
];

export function LandingFooter() {
  return (
    <Box component="footer" sx={{ borderTop: `1px solid ${cssVar('border')}`, px: { xs: 2, md: 4 }, py: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          maxWidth: 1136,
          mx: 'auto',
        }}
      >
        <Typography variant="body2" sx={{ mr: 'auto', py: 1.5, color: 'text.secondary' }}>
          {landing.footer.made}
        </Typography>
        {links.map(({ to, words }) => (
          <Link key={to} component={RouterLink} to={to} underline="hover" sx={{ py: 1.5 }}>
            {words}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

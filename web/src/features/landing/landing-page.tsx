import Box from '@mui/material/Box';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { People } from './people.tsx';

export function LandingPage() {
  return (
    <>
      <Box sx={{ flex: 1, width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 2, md: 4 } }}>
        <Hero />
        <People />
      </Box>
      <LandingFooter />
    </>
  );
}

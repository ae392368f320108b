import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { MAX_ADDRESSES } from '@bhoj/domain/restaurant/public-address';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { publicAddressPart } from '../../../messages/owner/public-address/en.ts';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PresentAddress } from './present-address.tsx';
import { publicLink } from './public-link.ts';
import { useAddress } from './use-address.ts';

/** The restaurant's short public address: the present one, the earlier ones, and the field for another. */
export function AddressSection({ restaurant }: { readonly restaurant: WholeRestaurant }) {
  const words = useWords(publicAddressPart);
  const settings = useWords(settingsPart);
  const toast = useToast();
  const { value, isOwn, pending, wrong, ideas, type, choose } = useAddress(restaurant);
  const { publicAddress } = restaurant;
  const had = publicAddress === undefined ? 0 : publicAddress.former.length + 1;
  const take = async (slug: string) => {
    if (await choose(slug)) toast({ message: words.chosen(publicLink(slug.trim().toLowerCase())) });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void take(value);
      }}
    >
      <SectionCard
        title={settings.address.title}
        description={settings.address.description}
        footer={
          <SubmitButton pending={pending} pendingLabel={words.saving} disabled={isOwn}>
            {publicAddress === undefined ? words.choose : words.change}
          </SubmitButton>
        }
      >
        <Stack sx={{ gap: 2.5 }}>
          <PresentAddress address={publicAddress} pending={pending} onTakeBack={(slug) => void take(slug)} />
          <TextField
            id="field-public-address"
            label={words.label}
            value={value}
            error={wrong !== null}
            helperText={wrong ?? words.hint}
            onChange={(event) => type(event.target.value)}
            slotProps={{
              input: {
                startAdornment: <InputAdornment position="start">{publicPath('')}</InputAdornment>,
              },
              htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, maxLength: 60 },
              formHelperText: { role: 'status' },
            }}
          />
          {ideas.length > 0 && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography variant="body2">{words.ideas}</Typography>
              {ideas.map((slug) => (
                <Button key={slug} variant="outlined" size="small" onClick={() => type(slug)}>
                  {slug}
                </Button>
              ))}
            </Stack>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.printed} {had > 0 && words.left(MAX_ADDRESSES - had)}
          </Typography>
        </Stack>
      </SectionCard>
    </Box>
  );
}

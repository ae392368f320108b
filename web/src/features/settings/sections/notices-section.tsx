import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { isNoticeOn, switched, thresholdOf, NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import { KITCHEN_NOTICE_MINUTES } from '@bhoj/domain/restaurant/settings.schema';
import { noticesPart } from '../../../messages/owner/notices/en.ts';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { LabelledSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { OutcomeLine } from '../form/outcome-line.tsx';
import { useSaveSection } from '../form/use-save-section.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

/** A paisa: each difference is told. A threshold of 0 would be the same as none chosen. */
const EACH = 1;
/** Differences in the drawer to choose from, in paise. */
const DIFFERENCES = [EACH, 50_00, 100_00, 200_00, 500_00, 1_000_00];

/** The settings of the bell: a switch for each kind, and the least difference. Each saves as soon as it is chosen. */
export function NoticesSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).notices;
  const { kinds } = useWords(noticesPart);
  const { save, outcome } = useSaveSection(owner);
  const { restaurant } = owner;
  const least = thresholdOf('drawer-differs', restaurant) ?? EACH;
  const choices = [...new Set([...DIFFERENCES, least])].toSorted((a, b) => a - b);
  return (
    <SectionCard title={words.title} description={words.description}>
      <Stack sx={{ gap: 1.5 }}>
        {outcome === 'failed' && <Notice tone="error">{words.failed}</Notice>}
        {NOTICE_KINDS.map((kind) => (
          <LabelledSwitch
            key={kind}
            label={kinds[kind].title}
            helperText={kinds[kind].text}
            checked={isNoticeOn(kind, restaurant)}
            onChange={() => void save({ noticesSwitched: switched(kind, restaurant) })}
          />
        ))}
        <TextField
          select
          label={words.difference}
          value={least}
          disabled={!isNoticeOn('drawer-differs', restaurant)}
          onChange={({ target }) => void save({ drawerNoticePaise: paise(Number(target.value)) })}
          sx={{ mt: 2, maxWidth: 320 }}
        >
          {choices.map((amount) => (
            <MenuItem key={amount} value={amount}>
              {amount === EACH ? words.anyDifference : words.from(formatMoney(paise(amount)))}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={words.wait}
          value={thresholdOf('stale-kitchen', restaurant)}
          disabled={!isNoticeOn('stale-kitchen', restaurant)}
          onChange={({ target }) => {
            const kitchenNoticeMinutes = KITCHEN_NOTICE_MINUTES.find((one) => one === Number(target.value));
            void save({ kitchenNoticeMinutes });
          }}
          sx={{ maxWidth: 320 }}
        >
          {KITCHEN_NOTICE_MINUTES.map((minutes) => (
            <MenuItem key={minutes} value={minutes}>
              {words.after(minutes)}
            </MenuItem>
          ))}
        </TextField>
        <OutcomeLine outcome={outcome} />
      </Stack>
    </SectionCard>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { settingsPath } from '../../blocks/settings/parts.ts';
import { FloorFilter } from '../../blocks/table/floor-filter.tsx';
import { useMay } from '../../firebase/rights.ts';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { FormatChoice } from './print/format-choice.tsx';
import { FloorCodes } from './floor-codes.tsx';
import type { Codes } from './use-codes.ts';

/** The address names the code that is open; the tables' page links to it. */
const PARAM = 'table';

/** False on a development machine: a printed code with its address would lead nowhere. */
const isPublic = () => globalThis.location.protocol === 'https:';

export function CodeBoard({ codes }: { readonly codes: Codes }) {
  const words = useWords(qrCodesPart);

  const { groups, shown, chosen, setChosen, restaurantName } = codes;
  const maySet = useMay()('settings');
  const [search, setSearch] = useSearchParams();
  const look = useCallback((id: string) => setSearch({ [PARAM]: id }), [setSearch]);
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((known) => new Set(isChosen ? [...known, id] : [...known].filter((other) => other !== id))),
    [setChosen],
  );
  const looked = groups.flatMap((group) => group.codes).find(({ id }) => id === search.get(PARAM));
  const floors = groups.flatMap(({ floor }) => (floor === null ? [] : [floor]));
  return (
    <>
      <Stack sx={{ gap: 2, mb: 3, alignItems: 'flex-start' }}>
        {!isPublic() && <Notice tone="warning">{words.notPublic(globalThis.location.origin)}</Notice>}
        {!codes.hasAddress && (
          <Notice
            tone="info"
            {...(maySet && {
              action: (
                <Button component={Link} to={settingsPath('address')} color="inherit">
                  {words.chooseAddress}
                </Button>
              ),
            })}
          >
            {maySet ? words.noAddress : words.noAddressAsk}
          </Notice>
        )}
        {floors.length > 1 && <FloorFilter floors={floors} value={codes.floor} onChange={codes.setFloor} />}
        <FormatChoice format={codes.format} onFormat={codes.setFormat} />
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {chosen.size === 0 ? words.noneChosen : words.chosen(chosen.size)}
          </Typography>
          {chosen.size > 0 && (
            <Button size="small" onClick={() => setChosen(() => new Set())}>
              {words.chooseNone}
            </Button>
          )}
        </Stack>
      </Stack>
      {shown.map((group) => (
        <FloorCodes
          key={group.floor}
          {...{ group, chosen, restaurantName }}
          onChoose={choose}
          onChooseAll={(ids) => setChosen((known) => new Set([...known, ...ids]))}
          onLook={look}
        />
      ))}
      {looked !== undefined && (
        <CodeDialog code={looked} restaurantName={restaurantName} onClose={() => setSearch({})} />
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useRef, useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { enterCount } from '@bhoj/domain/stock/count/count.contract';
import { byShelf, inCounts, linesOfSheet, placesOf } from '@bhoj/domain/stock/count/count-sheet';
import type { Place, Sheet, SheetLine } from '@bhoj/domain/stock/count/count-sheet';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { stockCountPart } from '../../../messages/owner/stock-count/en.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { LongSheet } from './long-sheet.tsx';
import { useSheet } from './use-sheet.ts';

export interface CountSheetProps {
  readonly items: readonly StockItem[];
  readonly stores: StockItems['stores'];
  readonly levels: StockLevels['levels'];
  /** The counts that were saved: one for each four hundred lines. */
  readonly onSaved: (countIds: readonly string[]) => void;
}

/** A sheet with more places than this draws those near the view alone. */
const LONG = 100;

/** The notice of a refusal names so many items. */
const MOST_NAMED = 5;

/** The button that saves a long sheet stays in view. */
const IN_VIEW = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 1.5,
  backgroundColor: cssVar('card'),
} as const;

interface FieldProps {
  readonly at: string;
  readonly label: string;
  readonly text: string;
  readonly hint: string | undefined;
  readonly isWrong: boolean;
  readonly onType: (key: string, text: string) => void;
}

/** One amount. Hundreds of them stand on a whole count, and only the one that changes renders again. */
const CountField = memo(function CountField({ at, label, text, hint, isWrong, onType }: FieldProps) {
  return (
    <TextField
      label={label}
      value={text}
      onChange={({ target }) => onType(at, target.value)}
      error={isWrong}
      helperText={hint}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } }}
    />
  );
});

/** The lines of the last call that was refused for some of them. */
function refusedIn(sent: readonly SheetLine[], { details }: CallFacts): ReadonlyMap<string, number> {
  const has = (name: string, value: unknown): boolean => {
    const named = details[name];
    return Array.isArray(named) && named.includes(value);
  };
  return new Map(
    sent
      .filter(
        ({ line }, i) => has('lines', i + 1) || has('itemIds', line.itemId) || has('stores', line.storeId),
      )
      .map(({ key, line }) => [key, line.at]),
  );
}

/** Returns as many names as a sentence can hold, and how many it leaves out. */
const listed = (names: readonly string[]): [names: string, more: number] => [
  names.slice(0, MOST_NAMED).join(', '),
  Math.max(0, names.length - MOST_NAMED),
];

/** Saves a sheet by parts. An unchanged part keeps its id, so that a lost answer makes no second count. */
function useSaving(drop: (saved: Sheet) => void) {
  const attempt = useAttempt(enterCount);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [sent, setSent] = useState<readonly SheetLine[]>([]);
  const ids = useRef(new Map<string, string>());
  const saved = useRef<string[]>([]);
  const save = async (sheet: Sheet, lines: readonly SheetLine[]): Promise<readonly string[] | null> => {
    for (const part of inCounts(lines)) {
      const counted = part.map(({ line }) => line);
      const content = JSON.stringify(counted);
      const countId = ids.current.get(content) ?? newId();
      ids.current.set(content, countId);
      setSent(part);
      // One part after the other: each is sent once the server has the one before.
      // oxlint-disable-next-line no-await-in-loop
      if ((await run(() => attempt({ countId, lines: counted, note: '' }))) === null) return null;
      saved.current.push(countId);
      drop(Object.fromEntries(part.flatMap(({ key }) => (sheet[key] ? [[key, sheet[key]]] : []))));
    }
    return saved.current;
  };
  const refused = failure === null ? new Map<string, number>() : refusedIn(sent, failure);
  return { save, pending, facts: failure, failure: failure?.reason ?? null, refused };
}

/** The sheet of a count, shelf by shelf. It is blind: nobody sees what should be there. */
export function CountSheet({ items, stores, levels, onSaved }: CountSheetProps) {
  const words = useWords(stockCountPart);
  const { units } = useWords(stockNowPart);
  const reasons = { ...useWords(reasonsPart), ...words.refusals };
  const { sheet, isKept, type, drop, clear } = useSheet();
  // The items at risk change while somebody counts; their sheet does not.
  const [places] = useState(() => placesOf(items, levels));
  const [shelves] = useState(() => byShelf(places));
  const saving = useSaving(drop);
  const { pending, facts, failure, refused } = saving;
  const [isTried, setTried] = useState(false);
  const [reveal, setReveal] = useState<{ readonly key: string } | null>(null);
  const [find, setFind] = useState('');
  const [seen, setSeen] = useState(facts);
  if (facts !== seen) {
    setSeen(facts);
    const [first] = refused.keys();
    if (first !== undefined) {
      setFind('');
      setReveal({ key: first });
    }
  }
  const isLong = places.length > LONG;
  const { lines, faulty } = linesOfSheet(places, sheet);
  const save = async () => {
    setTried(true);
    const [first] = faulty;
    if (first !== undefined) {
      setFind('');
      setReveal({ key: first });
    }
    if (lines.length === 0 || faulty.length > 0) return;
    const countIds = await saving.save(sheet, lines);
    if (countIds === null) return;
    setTried(false);
    onSaved(countIds);
  };
  const isMany = stores.length > 0;
  const storeOf = (storeId: string | undefined, item: StockItem) =>
    storeId === undefined
      ? isMany && item.storeId !== undefined
        ? words.mainStore
        : undefined
      : stores.find(({ id }) => id === storeId)?.name;
  const wrong = new Set(faulty);
  const refusedNames = places.flatMap(({ key, item }) => (refused.has(key) ? [item.name] : []));
  const hintOf = (
    key: string,
    storeId: string | undefined,
    item: StockItem,
  ): [hint?: string, isWrong?: true] => {
    if (wrong.has(key)) return [words.notANumber, true];
    const at = refused.get(key);
    if (failure !== null && at !== undefined && at === sheet[key]?.at) return [reasons[failure], true];
    const store = storeOf(storeId, item);
    return store === undefined ? [] : [store];
  };
  const fieldOf = ({ key, item, storeId }: Place) => {
    const [hint, isWrong = false] = hintOf(key, storeId, item);
    return (
      <CountField
        key={key}
        at={key}
        label={words.amount(item.name, units[item.unit])}
        text={sheet[key]?.text ?? ''}
        hint={hint}
        isWrong={isWrong}
        onType={type}
      />
    );
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Notice tone="info">{words.left}</Notice>
      {isLong ? (
        <LongSheet {...{ shelves, find, reveal }} onFind={setFind} field={fieldOf} />
      ) : (
        shelves.map(([shelf, some]) => (
          <SectionCard key={shelf} title={shelf === '' ? words.noShelf : shelf}>
            <Stack sx={{ gap: 2 }}>{some.map(fieldOf)}</Stack>
          </SectionCard>
        ))
      )}
      <Stack sx={{ gap: 1.5, ...(isLong && IN_VIEW) }}>
        <Typography role="status">{words.counted(lines.length, places.length)}</Typography>
        {!isKept && Object.keys(sheet).length > 0 && <Notice tone="warning">{words.notKept}</Notice>}
        {isTried && lines.length === 0 && faulty.length === 0 && (
          <Notice tone="error">{words.nothing}</Notice>
        )}
        {failure !== null && (
          <Notice tone="error">
            {reasons[failure]} {refusedNames.length > 0 && words.refusedAre(...listed(refusedNames))}
          </Notice>
        )}
        <SubmitButton size="large" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
        {Object.keys(sheet).length > 0 && (
          <Button disabled={pending} onClick={clear}>
            {words.discard}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

import { isLanguage, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { memo } from 'react';
import { dictionaryOf, languagesOf } from '../../../words/dictionaries.ts';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { LabelledSwitch } from '../../../ui/plain/switch.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainSelect } from '../../../ui/plain/select.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import type { PrintSettings } from '../printing/print-settings.ts';
import styles from './screen-sheet.module.css';

const PAPERS = [58, 80] as const;

/** The browser's start option in the help about printing. */
const FLAG = '--kiosk-printing';

export interface ScreenSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly settings: PrintSettings;
  readonly onChange: (settings: Partial<PrintSettings>) => void;
  /** Opens waste and count. */
  readonly onStock: () => void;
  /** Epoch ms by the server's clock. */
  readonly now: number;
}

/**
 * The settings of this screen, and its keyboard keys. A phone or tablet does not show the keys for a computer. It is
 * memoised, because every tap on a ticket draws the screen several times.
 */
export const ScreenSheet = memo(function ScreenSheet({
  open,
  onClose,
  settings,
  onChange,
  onStock,
  now,
}: ScreenSheetProps) {
  const { screen: words, stock } = useWords(kitchenPart);
  const [beforeFlag, afterFlag] = words.autoFlag.split(FLAG);
  const speak = async (language: string) => {
    if (!isLanguage(language)) return;
    // Loaded before the change, so that the screen does not flicker.
    await dictionaryOf('kitchen', language);
    onChange({ language });
  };

  return (
    <BottomSheet open={open} title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className={styles['sheet']}>
        <section>
          <h3>{words.printing}</h3>
          <LabelledSwitch
            label={words.auto}
            helperText={
              <>
                {words.autoHint}{' '}
                <span data-for="keyboard">
                  {beforeFlag}
                  <code className={styles['flag']}>{FLAG}</code>
                  {afterFlag}
                </span>
              </>
            }
            checked={settings.autoFrom !== null}
            onChange={(isOn) => onChange({ autoFrom: isOn ? now : null })}
          />
          <div className={styles['choice']}>
            {/* The accessible name of the choice has the same words. */}
            <span aria-hidden>{words.paper}</span>
            <Segmented
              label={words.paper}
              options={PAPERS.map((paper) => ({ value: String(paper), label: words.papers[paper] }))}
              value={String(settings.paper)}
              onChange={(value) => onChange({ paper: value === '58' ? 58 : 80 })}
            />
          </div>
          <PlainSelect
            label={words.language}
            options={languagesOf('kitchen').map((code) => ({ value: code, text: LANGUAGES[code].name }))}
            value={settings.language}
            onChange={(event) => void speak(event.target.value)}
          />
        </section>
        <section>
          <h3>{stock}</h3>
          <PlainButton variant="outline" onClick={onStock}>
            {stock}
          </PlainButton>
        </section>
        <section data-for="keyboard">
          <h3>{words.keys}</h3>
          <dl>
            {words.keyList.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </BottomSheet>
  );
});

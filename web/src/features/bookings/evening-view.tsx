import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { useRestaurant } from '../../firebase/restaurant.tsx';
import { bookingsPart } from '../../messages/owner/bookings/en.ts';
import { datesPart } from '../../messages/shared/dates/en.ts';
import { DayPicker } from '../../ui/dates/day-field.tsx';
import { addDays } from '../../ui/dates/iso-day.ts';
import { ItemPanel } from '../../ui/mui/item-panel.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { printSheet } from '../../ui/shared/print-sheet.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { writeAddress } from '../../ui/table/address-params.ts';
import { useWords } from '../../words/use-words.ts';
import { NewBookingDialog } from './form/new-booking-dialog.tsx';
import { BookingList } from './list/booking-list.tsx';
import { MisfitNotice } from './list/misfit-notice.tsx';
import type { FiguresViewProps } from './figures/figures-view.tsx';
import { MonthView } from './month/month-view.tsx';
import { BookingPanel } from './panel/booking-panel.tsx';
import { EveningSheet, useSheetWords } from './print/evening-sheet.tsx';
import { nameOf, STATE_COLORS, summaryOf } from './state/bookings-model.ts';
import type { Evening } from './state/bookings-model.ts';
import { PARAMS, useAddress, viewsOf } from './state/use-address.ts';
import { useEvening } from './state/use-evening.ts';
import { Timeline } from './timeline/timeline.tsx';
import styles from './bookings.module.css';

// Seldom opened.
const FiguresView = lazyPart<FiguresViewProps>(() =>
  import('./figures/figures-view.tsx').then((m) => m.FiguresView),
);
// Not every restaurant has one.
const WaitlistView = lazyPart(() => import('./waitlist/waitlist-view.tsx').then((m) => m.WaitlistView));

export interface EveningViewProps {
  readonly rules: BookingRules;
  /** Epoch ms. */
  readonly now: number;
  readonly today: string;
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The open day: its figures, and its bookings as a list, as a timeline, or within the month. */
export function EveningView(props: EveningViewProps) {
  const { rules, now, today, isAdding, onAdded } = props;
  const words = useWords(bookingsPart);
  const dates = useWords(datesPart);
  const isOnline = useOnline();
  const { restaurantName } = useRestaurant();
  const [address, go] = useAddress();
  const views = viewsOf(rules);
  const [first = 'list'] = views;
  const asked = address.view ?? first;
  // A link to a waitlist that is switched off meanwhile shows the first view.
  const view = views.includes(asked) ? asked : first;
  const day = view === 'waitlist' ? today : (address.day ?? today);
  const live = useEvening(rules, day, now);
  const evening = live.state === 'ready' ? live.value : null;
  const sheet = useSheetWords();
  const toOf = (booking: string) => `?${writeAddress(PARAMS, { ...address, booking }).toString()}`;
  const setDay = (to: string) => go({ day: to === today ? null : to, booking: null });
  const open = evening?.rows.find(({ id }) => id === address.booking) ?? null;
  const seats = evening?.known.tables.reduce((sum, table) => sum + table.seats, 0) ?? 0;
  return (
    <>
      {!isOnline && <Notice tone="info">{words.offlineNow}</Notice>}
      {!rules.on && view !== 'waitlist' && <Notice tone="info">{words.offAgain}</Notice>}
      <PageTabs
        page="bookings"
        label={words.views}
        views={views}
        view={view}
        words={words.view}
        onView={(to) => go({ view: to === first ? null : to })}
        space={{}}
        between={
          (view === 'list' || view === 'timeline') && (
            <DayPicker
              label={words.day}
              value={day}
              onChange={setDay}
              today={today}
              max={addDays(today, 400)}
              words={dates.day}
            >
              {evening !== null && <Figures evening={evening} />}
              {evening !== null && (
                <Button
                  variant="outlined"
                  startIcon={<Printer aria-hidden />}
                  onClick={() =>
                    printSheet('A4', <EveningSheet {...{ evening, restaurantName }} {...sheet} />)
                  }
                >
                  {words.print}
                </Button>
              )}
            </DayPicker>
          )
        }
      >
        {view === 'month' ? (
          <MonthView
            {...{ rules, day, today, seats }}
            onMonth={setDay}
            onDay={(to) =>
              go({ day: to === today ? null : to, view: rules.on ? null : 'list', booking: null })
            }
          />
        ) : view === 'figures' ? (
          <FiguresView
            {...{ rules, day, today, now }}
            seats={evening === null ? null : seats}
            onMonth={setDay}
            stands={{ waiting: <SkeletonRows label={words.loading} rows={6} /> }}
          />
        ) : (
          <Gate
            live={live}
            skeleton={<SkeletonRows label={words.loading} rows={6} />}
            words={{ failed: words.couldNotLoad, offline: words.offline }}
          >
            {(known) =>
              view === 'waitlist' ? (
                <WaitlistView known={known.known} today={today} />
              ) : (
                <div className={styles['parts']}>
                  <MisfitNotice evening={known} />
                  {view === 'list' ? (
                    <BookingList evening={known} toOf={toOf} />
                  ) : (
                    <Timeline evening={known} toOf={toOf} />
                  )}
                </div>
              )
            }
          </Gate>
        )}
      </PageTabs>
      <ItemPanel
        id={address.booking}
        live={live}
        title={() => (open === null ? words.noName : nameOf(words, open))}
        badge={() =>
          open !== null && (
            <StatusDotBadge
              color={STATE_COLORS[open.placing.state]}
              word={words.states[open.placing.state]}
            />
          )
        }
        words={{ loading: words.loading, couldNotLoad: words.couldNotLoad, offline: words.offline }}
        missing={<p className={styles['quiet']}>{words.panel.gone}</p>}
        onClose={() => go({ booking: null })}
      >
        {(known, id) => {
          const row = known.rows.find((each) => each.id === id);
          return row === undefined ? (
            <p className={styles['quiet']}>{words.panel.gone}</p>
          ) : (
            <BookingPanel row={row} evening={known} onMoved={(to) => go({ day: to === today ? null : to })} />
          );
        }}
      </ItemPanel>
      {isAdding && (
        <NewBookingDialog
          {...{ rules, day, today, now }}
          onBooked={(to) => {
            onAdded();
            if (to !== day) setDay(to);
          }}
          onClose={onAdded}
        />
      )}
    </>
  );
}

/** The figures of the day: parties, guests, who is to come, who is seated. */
function Figures({ evening }: { readonly evening: Evening }) {
  const words = useWords(bookingsPart);
  const { parties, guests, expected, seated } = summaryOf(evening.known.day);
  const all = [words.summary(parties, guests), words.expectedOf(expected), words.seatedOf(seated)];
  return <p className={styles['quiet']}>{all.join(' · ')}</p>;
}

import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveStatus } from '../../../features/draft/components/save-status.tsx';
import { Said } from '../../../features/words/components/said.tsx';
import { unusedOf } from '../../../features/words/marks.ts';
import { clearWords, keepWords } from '../../../features/words/store.ts';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { useSignedInUser } from '../../../shell/session/signed-in.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { clearOfBar, NextBar } from '../../../ui/next-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Editing } from '../step-screen.tsx';
import { LanguagesProposal, TextProposal } from './about-proposals.tsx';
import { DatesProposal, WeekProposal } from './hours-proposals.tsx';
import { OfferingProposal } from './offering-proposal.tsx';
import { PriceProposal } from './price-proposal.tsx';
import { lengthsOf } from './prices.ts';
import { idsOf, usedPieces, type Cards, type Doubt } from './proposals.ts';
import { useReplies } from './use-replies.ts';
import { useSaveTaken } from './use-save.ts';
import { useSelection } from './use-selection.ts';

/** All proposals of one text by group, what was not understood, and the button that saves. */
export function Results({ text, editing }: { text: string; editing: Editing }) {
  const { t } = useTranslation('words');
  const errorText = useErrorText();
  const user = useSignedInUser();
  const { fields } = editing;
  const [asked] = useState({
    text,
    timezone: fields.timezone ?? user.timezone,
    currency: fields.normalRate?.currency ?? user.currency,
    durations: lengthsOf(fields),
  });
  const { cards, notUnderstood, ...reading } = useReplies(asked);
  if (reading.isWaiting)
    return (
      <div role="status" className="flex min-h-dvh flex-col gap-3">
        <p className="text-ink-soft">{t('reading')}</p>
        <Skeleton className="h-72" />
      </div>
    );
  const used = usedPieces(cards);
  const unused = unusedOf(notUnderstood, used);
  return (
    <div className={cx('flex flex-col gap-8', clearOfBar)}>
      {reading.error ? (
        <Banner
          tone="danger"
          live
          action={
            <Button variant="secondary" onClick={reading.again}>
              {t('again')}
            </Button>
          }
        >
          {t('failed', { reason: errorText(reading.error) })}
        </Banner>
      ) : null}
      {reading.isModelFailed ? <Banner>{t('byRules')}</Banner> : null}
      <div className="flex flex-col gap-3">
        {idsOf(cards).length > 0 ? <p className="text-pretty">{t('howTo')}</p> : null}
        <Said text={text} used={used} />
      </div>
      {idsOf(cards).length === 0 && !reading.error ? <Banner live>{t('nothing')}</Banner> : null}
      <Groups cards={cards} editing={editing} zone={asked.timezone} unused={unused} />
    </div>
  );
}

function NotUnderstood({ unused }: { unused: readonly Doubt[] }) {
  const { t } = useTranslation('words');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl font-semibold">{t('notUnderstood')}</h2>
      <ul className="flex flex-col gap-2">
        {unused.map(({ source, reason }) => (
          <li key={source.start}>
            <q>{source.text}</q>
            <span className="block text-sm text-ink-soft">{t(`reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{title}</h2>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}

function Groups(props: { cards: Cards; editing: Editing; zone: string; unused: readonly Doubt[] }) {
  const { cards, editing, zone, unused } = props;
  const { t } = useTranslation('words');
  const selection = useSelection(cards, editing);
  const { week, dates, changeWeek, given } = selection;
  const { fields, draft } = editing;
  const later = selection.isPublic ? undefined : t('later');
  return (
    <>
      {cards.texts.length > 0 || cards.languages ? (
        <Group title={t('groups.about')}>
          {cards.texts.map((card) => (
            <TextProposal
              key={card.id}
              card={card}
              before={fields[card.id] ?? ''}
              places={card.id === 'location' ? cards.places : []}
              zone={zone}
            />
          ))}
          {cards.languages ? <LanguagesProposal card={cards.languages} /> : null}
        </Group>
      ) : null}
      {cards.price ? (
        <Group title={t('groups.price')}>
          <PriceProposal
            card={cards.price}
            leastRates={draft.price.leastRates}
            saved={editing.fields}
          />
        </Group>
      ) : null}
      {cards.week || cards.dates ? (
        <Group title={t('groups.hours')}>
          {cards.week ? (
            <WeekProposal card={cards.week} week={week} zone={zone} onChange={changeWeek} />
          ) : null}
          {cards.dates && dates.length > 0 ? (
            <DatesProposal
              card={cards.dates}
              dates={dates}
              later={later}
              onChange={(changed) => keepWords({ dates: [...changed] })}
            />
          ) : null}
        </Group>
      ) : null}
      {cards.offerings.length > 0 ? (
        <Group title={t('groups.offerings')}>
          {cards.offerings.map((card) => (
            <OfferingProposal key={card.id} card={card} given={given} later={later} />
          ))}
        </Group>
      ) : null}
      {unused.length > 0 ? <NotUnderstood unused={unused} /> : null}
      <SaveBar editing={editing} selection={selection} />
    </>
  );
}

function SaveBar(props: { editing: Editing; selection: ReturnType<typeof useSelection> }) {
  const { editing, selection } = props;
  const { t } = useTranslation('words');
  const errorText = useErrorText();
  const saving = useSaveTaken(editing);
  const { taken, count, isAllSettled, hasDoubts, hasSaved } = selection;
  return (
    <>
      <SaveStatus editing={editing} />
      {/* On a phone it stays in sight beside all proposals, and says there what became of them. */}
      <NextBar>
        {saving.error ? (
          <div className="w-full">
            <Banner tone="danger" live>
              {errorCodeOf(saving.error) === 'invalid-input'
                ? t('refused')
                : errorText(saving.error)}
            </Banner>
          </div>
        ) : null}
        {count === 0 && hasSaved ? (
          <div className="w-full">
            <Banner tone="success" live>
              {isAllSettled ? t('done') : hasDoubts ? t('doneButDoubt') : t('doneButLater')}
            </Banner>
          </div>
        ) : null}
        {count > 0 ? (
          <Button
            size="large"
            className="max-sm:w-full"
            loading={saving.isSaving}
            onClick={() => void saving.save(taken)}
          >
            {t('save', { count })}
          </Button>
        ) : (
          <Link
            to="/you/helping/{-$step}"
            params={{ step: undefined }}
            activeOptions={{ exact: true }}
            className={cx(buttonClass({ size: 'large' }), 'max-sm:w-full')}
            onClick={() => {
              if (isAllSettled) clearWords();
            }}
          >
            {t('onwards')}
          </Link>
        )}
      </NextBar>
    </>
  );
}

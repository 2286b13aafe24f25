import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { DataSection } from '../../../shell/page/data-section.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { understoodQuery, useAnswerUnderstood } from '../verification-queries.ts';

/** The topics by which people find the expert; a tap takes a wrong one away, or back. */
export function Understood() {
  const { t } = useTranslation('verification');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('understood.title')}</h2>
      <DataSection failed={t('understood.failed')} waiting={<Skeleton className="h-28" />}>
        <Topics />
      </DataSection>
    </section>
  );
}

function Topics() {
  const { t } = useTranslation('verification');
  const errorText = useErrorText();
  const { topics } = useSuspenseQuery(understoodQuery).data;
  const answering = useAnswerUnderstood();
  if (topics.length === 0) return <p className="text-ink-soft">{t('understood.empty')}</p>;
  const right = topics.filter(({ isRight }) => isRight !== false).map(({ id }) => id);
  const turn = (id: string) =>
    answering.mutate(right.includes(id) ? right.filter((other) => other !== id) : [...right, id]);
  const { error, isSuccess, submittedAt } = answering;
  return (
    <>
      <p className="text-ink-soft">{t('understood.text')}</p>
      <Chips label={t('understood.label')}>
        {topics.map(({ id, label }) => (
          <Chip key={id} pressed={right.includes(id)} onClick={() => turn(id)}>
            {alone(label[currentLanguage()])}
          </Chip>
        ))}
      </Chips>
      {error ? (
        <Banner tone="danger" live>
          {t('understood.notSaved', { reason: errorText(error) })}
        </Banner>
      ) : null}
      <span className="block h-6">
        <SavedNote at={isSuccess ? submittedAt : 0}>{t('understood.saved')}</SavedNote>
      </span>
    </>
  );
}

/** Labels are made to stand in a sentence: "la oratoria" is "Oratoria" alone. */
function alone(label: string): string {
  const text = label.replace(/^(?:el|la|los|las) /u, '');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { Section } from '../../../shell/section.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { Entry } from '../thread.ts';
import { ExpertCard } from './expert-card.tsx';

/** An answer: emergency lines before all else, words, experts, and ways to go on from the last. */
export function Answer({
  entry,
  onSend,
}: {
  entry: Entry;
  /** Given for the last answer only: its suggestions can be tapped. */
  onSend?: ((text: string) => void) | undefined;
}) {
  const { t } = useTranslation('chat');
  const experts = entry.recommendations ?? [];
  const suggestions = entry.suggestions ?? [];
  return (
    <div className="rise flex flex-col gap-4">
      {entry.emergencyLines?.length ? <EmergencyLines lines={entry.emergencyLines} /> : null}
      <Reply text={entry.content} />
      {experts.length > 0 ? (
        <Section name="chat.experts">
          <ul aria-label={t('experts')} className="flex flex-col gap-4">
            {experts.map((expert) => (
              <li key={expert.providerId}>
                <ExpertCard expert={expert} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {onSend && suggestions.length > 0 ? (
        <Chips label={t('goOn')}>
          {suggestions.map((text) => (
            <Chip key={text} onClick={() => onSend(text)}>
              {text}
            </Chip>
          ))}
        </Chips>
      ) : null}
    </div>
  );
}

/** Words of the house, whole or still coming in. */
export function Reply({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  return (
    <div className="text-lg whitespace-pre-line">
      <span className="sr-only">{t('puenteSays')} </span>
      {text}
    </div>
  );
}

function EmergencyLines({ lines }: { lines: NonNullable<Entry['emergencyLines']> }) {
  const { t, i18n } = useTranslation('chat');
  return (
    <section
      aria-label={t('emergency.title')}
      className="flex flex-col gap-3 rounded-card bg-danger-soft p-4 sm:p-5"
    >
      <div>
        <h2 className="text-lg font-semibold">{t('emergency.title')}</h2>
        <p lang={i18n.language === 'es' ? 'en' : 'es'} className="text-ink-soft">
          {t('emergency.otherLanguage')}
        </p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={`${line.country} ${line.phone}`}>
            <a
              // Short lines begin with a star: *4141.
              href={`tel:${line.phone.replaceAll(/[^+*\d]/g, '')}`}
              className="moves touch flex h-full items-center gap-3 rounded-control bg-surface px-4 py-2.5 hover:bg-sunken"
            >
              <Phone size={20} aria-hidden className="shrink-0 text-danger" />
              <span className="min-w-0">
                <span className="tabular block text-lg font-semibold">{line.phone}</span>
                <span className="block text-sm text-ink-soft">
                  {line.name} · {countryName(line.country)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Chile" for CL; a name that is one already stays. */
const countryName = (country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(localeTag(), { type: 'region' }).of(country) ?? country)
    : country;

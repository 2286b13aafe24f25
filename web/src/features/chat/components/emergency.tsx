import type { Language } from '@puente/contract/policy';
import { ExternalLink, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { partsOf, type Entry } from '../thread.ts';

type Line = NonNullable<Entry['emergencyLines']>[number];

/**
 * For somebody who is or may be in danger (chat-4): a few words, one number to call, others below.
 * In the language they wrote in, with the other one on demand.
 */
export function Emergency({ entry, lines }: { entry: Entry; lines: readonly Line[] }) {
  const { t } = useTranslation('chat');
  const [language, setLanguage] = useState(entry.language ?? currentLanguage());
  const other = language === 'es' ? 'en' : 'es';
  const [first, ...others] = lines;
  const [listen, ...more] = partsOf(entry, language).help.split('\n\n');
  return (
    <section aria-label={t('emergency.title')} lang={language} className="flex flex-col gap-5">
      <p className="text-lg">{listen}</p>
      {first ? (
        <div className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card">
          <Name line={first} language={language} isFirst />
          <Call line={first} language={language} isFirst />
        </div>
      ) : null}
      {more.map((text) => (
        <p key={text} className="text-lg">
          {text}
        </p>
      ))}
      {others.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {others.map((line) => (
            <li
              key={line.phone}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <Name line={line} language={language} />
              <Call line={line} language={language} />
            </li>
          ))}
        </ul>
      ) : null}
      {entry.replies ? (
        <Button
          variant="quiet"
          lang={other}
          className="-ml-4 self-start"
          onClick={() => setLanguage(other)}
        >
          {inLanguage[other]}
        </Button>
      ) : null}
    </section>
  );
}

/** Each in its own language: whoever needs it can't read the other. */
const inLanguage: Record<Language, string> = { en: 'In English', es: 'En español' };

type Shown = { line: Line; language: Language; isFirst?: boolean };

function Name({ line, language, isFirst = false }: Shown) {
  const { name, note } = textsOf(line, language);
  return (
    <div className={cx('min-w-0', !isFirst && 'flex-1 basis-44')}>
      <p className={cx('font-semibold', isFirst ? 'text-2xl' : 'text-lg')}>{name}</p>
      {note ? <p className="text-ink-soft">{note}</p> : null}
    </div>
  );
}

/** Chats that this device kept from before have a name only. */
function textsOf(line: Line, language: Language): { name: string; note: string | null } {
  const texts: Partial<Line['texts']> | undefined = line.texts;
  return texts?.[language] ?? { name: line.name, note: null };
}

function Call({ line, language, isFirst = false }: Shown) {
  const { name } = textsOf(line, language);
  const isSite = line.phone.startsWith('https:');
  const Icon = isSite ? ExternalLink : Phone;
  return (
    <a
      // Short numbers begin with a star: *4141.
      href={isSite ? line.phone : `tel:${line.phone.replaceAll(/[^+*\d]/g, '')}`}
      {...(isSite ? { target: '_blank', rel: 'noreferrer' } : {})}
      aria-label={`${name}: ${line.phone}`}
      className={cx(
        buttonClass({ variant: isFirst ? 'primary' : 'secondary', size: 'large', wide: isFirst }),
        'tabular min-h-14 whitespace-nowrap',
        !isFirst && 'min-w-32',
      )}
    >
      <Icon size={isFirst ? 24 : 20} aria-hidden />
      <span className={cx(isFirst && 'text-xl')}>{line.phone.replace('https://', '')}</span>
    </a>
  );
}

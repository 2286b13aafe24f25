import { parsingPolicy } from '@puente/contract/policy/parsing';
import { Mic, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { canDictate, useDictation } from '../dictation.ts';
import { keepWords, readWords, useWords } from '../store.ts';

const most = parsingPolicy.textMaxLength;
/** From here on the letters that are left are shown. */
const nearlyFull = most - 200;

/** One large field for everything, typed or said aloud; kept on the device as it is written. */
export function WordsField() {
  const { t } = useTranslation('words');
  const { text } = useWords();
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        label={t('field.label')}
        help={
          text.length > nearlyFull
            ? t('field.left', { count: most - text.length })
            : t('field.help')
        }
        placeholder={t('field.example')}
        className="min-h-56 text-lg"
        maxLength={most}
        value={text}
        onChange={(event) => keepWords({ text: event.currentTarget.value })}
      />
      {canDictate() ? <Dictation /> : null}
    </div>
  );
}

function Dictation() {
  const { t } = useTranslation('words');
  const { state, interim, problem, start, stop } = useDictation(localeTag(), addWords);
  const isOn = state !== 'off';
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="secondary"
        aria-pressed={isOn}
        className="max-sm:w-full"
        icon={isOn ? <Square size={20} aria-hidden /> : <Mic size={20} aria-hidden />}
        onClick={isOn ? stop : start}
      >
        {isOn ? t('dictation.stop') : t('dictation.start')}
      </Button>
      <p role="status" className={isOn ? 'min-h-6 text-ink-soft' : 'sr-only'}>
        {state === 'starting' ? t('dictation.starting') : null}
        {state === 'listening' ? interim || t('dictation.listening') : null}
      </p>
      {problem ? (
        <Banner tone="warning" live>
          {t(`dictation.${problem}`)}
        </Banner>
      ) : null}
    </div>
  );
}

function addWords(words: string): void {
  const before = readWords().text.trimEnd();
  keepWords({ text: `${before}${before ? ' ' : ''}${words}`.slice(0, most) });
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { useStore } from '../../../lib/store.ts';
import { loudnessOf } from '../sound.ts';

const bars = [0.04, 0.15, 0.3, 0.5, 0.75];
/** From this level on somebody is speaking. */
const heardFrom = 0.1;

/** Shows that the microphone works: a level meter, and a text for it. Keyed by track. */
export function MicLevel({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation('meeting');
  const [loudness] = useState(() => loudnessOf(track));
  const { level, loudest } = useStore(loudness);
  const wasHeard = loudest > heardFrom;
  return (
    <p className="flex items-center gap-3 text-ink-soft" role="status">
      <span aria-hidden className="flex h-6 items-end gap-1">
        {bars.map((from, index) => (
          <span
            key={from}
            style={{ height: `${30 + index * 17}%` }}
            className={cx('moves w-1.5 rounded-full', level > from ? 'bg-success' : 'bg-line')}
          />
        ))}
      </span>
      {wasHeard ? t('check.heard') : t('check.saySomething')}
    </p>
  );
}
